import type { Mark, ShapeMark, TextMark } from './marks.ts';
import { mmPerPoint, type Measure, type Type } from './sheet-text.ts';
import { fontWeights } from '#web/lib/design-tokens.ts';

const family = '"Inter Variable", system-ui, sans-serif';
/** Texts are measured larger than they are: letters have whole pixels in some browsers. */
const measuredAt = 100;

/** The font of the page, as it is written on a canvas; sizes in points, a canvas in whatever one point has there. */
function fontOf({ size, weight }: Type, perPoint: number): string {
  return `${fontWeights[weight]} ${size * perPoint}px ${family}`;
}

/** Measures with the font of the page, which has to be there. */
export function canvasMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  return (text, type) => {
    if (!context) return 0;
    context.font = fontOf({ ...type, size: measuredAt }, 1);
    return ((context.measureText(text).width * type.size) / measuredAt) * mmPerPoint;
  };
}

/** Makes sure that the font is there with all letters of these texts. */
export async function loadLetters(texts: readonly string[]): Promise<void> {
  const all = texts.join('');
  const fonts = (['regular', 'strong'] as const).map((weight) => fontOf({ size: 10, weight }, 1));
  await Promise.all(fonts.map((font) => document.fonts.load(font, all)));
}

/** Draws what stands around the map; the map itself is drawn already. */
export function drawMarks(context: CanvasRenderingContext2D, marks: readonly Mark[], pixelsPerMm: number): void {
  for (const mark of marks) {
    if (mark.kind === 'shape') drawShape(context, mark, pixelsPerMm);
    else if (mark.kind === 'text') drawText(context, mark, pixelsPerMm);
  }
}

function drawShape(context: CanvasRenderingContext2D, { points, fill, line }: ShapeMark, pixelsPerMm: number): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x * pixelsPerMm, y * pixelsPerMm);
  context.closePath();
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill();
  }
  if (line) {
    context.strokeStyle = line.color;
    context.lineWidth = line.width * pixelsPerMm;
    context.stroke();
  }
}

const alignments = { start: 'left', middle: 'center', end: 'right' } as const;

function drawText(context: CanvasRenderingContext2D, mark: TextMark, pixelsPerMm: number): void {
  const [x, y] = mark.at;
  context.font = fontOf(mark, mmPerPoint * pixelsPerMm);
  context.fillStyle = mark.color;
  context.textAlign = alignments[mark.align];
  context.fillText(mark.text, x * pixelsPerMm, y * pixelsPerMm);
}
