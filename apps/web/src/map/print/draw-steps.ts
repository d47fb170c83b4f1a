import type BaseLayer from 'ol/layer/Base.js';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { viewProjection } from '../projection.ts';
import { frameResolution, mmPerPixel, type PaperFrame } from './paper-frame.ts';

/** Layers that are drawn together, over what was drawn before. */
export interface DrawStep {
  readonly layers: readonly BaseLayer[];
  /** Of pictures: as many dots to the inch are asked for. What is drawn from outlines is as fine as the paper. */
  readonly pictureDpi?: number;
}

export interface Drawing {
  readonly context: CanvasRenderingContext2D;
  /** Where on the canvas the frame lies, in pixels. */
  readonly left: number;
  readonly top: number;
  readonly dpi: number;
  readonly frame: PaperFrame;
  readonly signal: AbortSignal;
}

const mmPerInch = 25.4;
const screenDpi = mmPerInch / mmPerPixel;
/** As many pictures of a service are asked for at once. */
const mostAtOnce = 6;
/** What has not come by then will not come. */
const longestMs = 30_000;

/**
 * Draws one step into its place on a canvas, off the screen. Says whether all of it came in time. Only one step is drawn
 * at a time, so that no more than one canvas besides is needed.
 */
export async function drawStep(step: DrawStep, { context, left, top, dpi, frame, signal }: Drawing): Promise<boolean> {
  const [width, height] = [frame.widthMm, frame.heightMm].map((mm) => Math.round((mm / mmPerInch) * dpi)) as [
    number,
    number,
  ];
  // Services paint pictures for a screen: at the density of paper they are asked for a nearer view instead.
  const { pictureDpi } = step;
  const share = pictureDpi === undefined ? 1 : Math.min(1, pictureDpi / dpi);
  const pixelRatio = pictureDpi === undefined ? dpi / screenDpi : 1;
  const [widthPx, heightPx] = [(width * share) / pixelRatio, (height * share) / pixelRatio];
  const map = new OlMap({
    // Never part of the page: nothing is laid out for it.
    target: document.createElement('div'),
    pixelRatio,
    controls: [],
    interactions: [],
    layers: [...step.layers],
    maxTilesLoading: mostAtOnce,
    view: new View({
      projection: viewProjection,
      center: frame.center,
      resolution: stepResolution(step, frame, dpi),
      maxZoom: 28,
    }),
  });
  map.setSize([widthPx, heightPx]);
  try {
    const isWhole = await isComplete(map, signal);
    copyPicture(map, context, [left, top, width / widthPx]);
    return isWhole;
  } finally {
    const canvases = canvasesOf(map);
    map.setLayers([]);
    map.setTarget(undefined);
    map.dispose();
    // Some browsers give the memory of a canvas back only when it has none.
    for (const canvas of canvases) empty(canvas);
  }
}

function empty(canvas: HTMLCanvasElement): void {
  [canvas.width, canvas.height] = [0, 0];
}

function canvasesOf(map: OlMap): readonly HTMLCanvasElement[] {
  return [...(map.getViewport()?.querySelectorAll('canvas') ?? [])];
}

/** Copies what a map has drawn, layer by layer as the page would put them over each other. */
function copyPicture(
  map: OlMap,
  context: CanvasRenderingContext2D,
  [left, top, scale]: readonly [left: number, top: number, scale: number],
): void {
  const onPaper = new DOMMatrix([scale, 0, 0, scale, left, top]);
  for (const canvas of canvasesOf(map)) {
    if (canvas.width === 0) continue;
    const opacity = canvas.parentElement?.style.opacity ?? '';
    context.save();
    context.globalAlpha = opacity === '' ? 1 : Number(opacity);
    context.setTransform(onPaper.multiply(new DOMMatrix(canvas.style.transform)));
    context.drawImage(canvas, 0, 0);
    context.restore();
  }
}

/** Metres of the map in one of the pixels by which layers decide what they ask for. */
export function stepResolution({ pictureDpi }: Pick<DrawStep, 'pictureDpi'>, frame: PaperFrame, dpi: number): number {
  const resolution = frameResolution(frame);
  return pictureDpi === undefined ? resolution : (resolution * screenDpi) / Math.min(pictureDpi, dpi);
}

function isComplete(map: OlMap, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      settle();
    };
    const stop = end(() => reject(new DOMException('Nobody waits for the map any more', 'AbortError')));
    const timer = setTimeout(
      end(() => resolve(false)),
      longestMs,
    );
    map.once(
      'rendercomplete',
      end(() => resolve(true)),
    );
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}
