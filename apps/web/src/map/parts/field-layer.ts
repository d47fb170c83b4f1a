import type Feature from 'ol/Feature.js';
import { containsExtent, getForViewAndSize, type Extent } from 'ol/extent.js';
import type MultiPolygon from 'ol/geom/MultiPolygon.js';
import ImageCanvas from 'ol/ImageCanvas.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import type { FrameState } from 'ol/Map.js';
import CanvasImmediateRenderer from 'ol/render/canvas/Immediate.js';
import CanvasVectorImageLayerRenderer from 'ol/renderer/canvas/VectorImageLayer.js';
import { getSquaredTolerance } from 'ol/renderer/vector.js';
import type VectorSource from 'ol/source/Vector.js';
import type { StyleFunction } from 'ol/style/Style.js';
import { compose, create } from 'ol/transform.js';
import { getUid } from 'ol/util.js';
import { inSlices } from '../in-slices.ts';

type Field = Feature<MultiPolygon>;
type Outlines = VectorSource<Field>;

const imageRatio = 1.5;
const imageRatioOfLargeScreens = 1.2;
const largeScreenPixels = 6_000_000;

/**
 * Thousands of outlines, drawn into a picture that is somewhat larger than the map: moving the map moves the picture,
 * and only where the picture ends, or the map comes to rest, are the outlines drawn again. That is done in slices, while
 * the picture before is still seen, so that the page answers meanwhile.
 */
export class FieldLayer extends VectorImageLayer<Outlines> {
  constructor(source: Outlines, style: StyleFunction, isStill = false) {
    const screenPixels = window.innerWidth * window.innerHeight * window.devicePixelRatio ** 2;
    super({
      source,
      style,
      imageRatio: isStill ? 1 : screenPixels > largeScreenPixels ? imageRatioOfLargeScreens : imageRatio,
    });
  }

  override createRenderer(): CanvasVectorImageLayerRenderer {
    return new FieldRenderer(this);
  }
}

class FieldRenderer extends CanvasVectorImageLayerRenderer {
  readonly #fields: FieldLayer;
  /** What is on the picture, or will be when it is done. */
  #wanted = '';
  #isDrawing = false;
  #stop = (): void => undefined;

  constructor(fields: FieldLayer) {
    super(fields);
    this.#fields = fields;
  }

  override prepareFrame(frameState: FrameState): boolean {
    const isMoving = frameState.viewHints.some((hint) => hint > 0);
    const isDue = isMoving
      ? !this.#isDrawing && this.#isOffThePicture(frameState)
      : this.#wanted !== this.#wantedFor(frameState);
    if (isDue) this.#drawAnew(frameState);
    return this.image !== null;
  }

  override disposeInternal(): void {
    this.#stop();
    super.disposeInternal();
  }

  /** Whether the map was dragged to where the picture has nothing; while it zooms the picture is only stretched. */
  #isOffThePicture({ extent, viewState }: FrameState): boolean {
    const drawn = this.image;
    if (!drawn || !extent || drawn.getResolution() !== viewState.resolution) return false;
    return !containsExtent(drawn.getExtent(), extent);
  }

  #wantedFor({ size, pixelRatio, viewState: { center, resolution } }: FrameState): string {
    return [this.#fields.getRevision(), ...center, resolution, ...size, pixelRatio].join(' ');
  }

  #drawAnew(frameState: FrameState): void {
    const { resolution } = frameState.viewState;
    const { canvas, extent, pen } = emptyPicture(frameState, this.#fields.getImageRatio());
    const styleOf = this.#fields.getStyleFunction();
    this.#stop();
    this.#wanted = this.#wantedFor(frameState);
    this.#isDrawing = true;
    // Who waits until all is drawn waits for this too.
    this.ready = false;
    this.#stop = inSlices(
      fieldsIn(this.#fields.getSource(), extent),
      (field) => {
        for (const style of [styleOf?.(field, resolution) ?? []].flat()) pen.drawFeature(field, style);
      },
      () => {
        this.#isDrawing = false;
        this.ready = true;
        this.image = new ImageCanvas(extent, resolution, frameState.pixelRatio, canvas);
        this.#fields.getMapInternal()?.render();
      },
    );
  }
}

interface EmptyPicture {
  readonly canvas: HTMLCanvasElement;
  readonly extent: Extent;
  readonly pen: CanvasImmediateRenderer;
}

/** Around the middle of the map, and by so much larger; by whole pixels at each side, so that it is copied as it is. */
function emptyPicture({ size, pixelRatio, viewState }: FrameState, ratio: number): EmptyPicture {
  const { center, resolution, rotation } = viewState;
  const [width = 0, height = 0] = size.map((side) => {
    const shown = Math.round(side * pixelRatio);
    return shown + 2 * Math.round((shown * (ratio - 1)) / 2);
  });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is nothing to draw on');
  const extent = getForViewAndSize(center, resolution, 0, [width / pixelRatio, height / pixelRatio]);
  const scale = pixelRatio / resolution;
  const [x = 0, y = 0] = center;
  const toPixels = compose(create(), width / 2, height / 2, scale, -scale, 0, -x, -y);
  const tolerance = getSquaredTolerance(resolution, pixelRatio);
  return {
    canvas,
    extent,
    pen: new CanvasImmediateRenderer(context, pixelRatio, extent, toPixels, rotation, tolerance),
  };
}

/** In the order in which they were made: what comes later lies over what was there. */
function fieldsIn(source: Outlines | null, extent: Extent): readonly Field[] {
  return (source?.getFeaturesInExtent(extent) ?? []).toSorted(
    (one, other) => Number(getUid(one)) - Number(getUid(other)),
  );
}
