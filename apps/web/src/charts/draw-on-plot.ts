import type uPlot from 'uplot';
import type { ChartValues, ValueZone } from './chart-data.ts';
import type { ChartLook } from './chart-look.ts';

/** Room above the plot for the arrows of the wind, in pixels of the page. */
export const arrowRow = 24;
/** From arrow to arrow at least. */
const arrowSpace = 20;
const arrowHalf = 7;

const zoneTextSize = 11;

/** Below everything: what values mean, as coloured bands. */
export function drawZones(plot: uPlot, zones: readonly ValueZone[], scale: string, look: ChartLook): void {
  const { ctx, bbox } = plot;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  for (const { from, to, tone } of zones) {
    const { top, height } = zonePlace(plot, from, to, scale);
    ctx.fillStyle = look.zones[tone];
    ctx.fillRect(bbox.left, top, bbox.width, height);
  }
  ctx.restore();
}

/** Over the lines of the grid: the words of the bands, where they have room, at the side of what is oldest. */
export function drawZoneWords(plot: uPlot, zones: readonly ValueZone[], scale: string, look: ChartLook): void {
  const { ctx, bbox } = plot;
  const pixel = devicePixelRatio;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  ctx.font = `${zoneTextSize * pixel}px ${look.fontFamily}`;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  for (const { from, to, tone, label } of zones) {
    const { top, height } = zonePlace(plot, from, to, scale);
    if (height < zoneTextSize * pixel) continue;
    // The lines of the grid begin after the words.
    const width = ctx.measureText(label).width + 12 * pixel;
    const line = Math.min(height, (zoneTextSize + 3) * pixel);
    ctx.fillStyle = look.zones[tone];
    ctx.fillRect(bbox.left, top + (height - line) / 2, width, line);
    ctx.fillStyle = look.ink;
    ctx.fillText(label, bbox.left + 6 * pixel, top + height / 2);
  }
  ctx.restore();
}

function zonePlace(plot: uPlot, from: number, to: number, scale: string): { top: number; height: number } {
  const [one, other] = [plot.valToPos(from, scale, true), plot.valToPos(to, scale, true)];
  return { top: Math.min(one, other), height: Math.abs(one - other) };
}

/** Above the plot: arrows that fly with the wind, as many as there is room for. */
export function drawArrows(plot: uPlot, directions: ChartValues, color: string): void {
  const { ctx, bbox } = plot;
  const pixel = devicePixelRatio;
  const [first, last] = plot.series[0]?.idxs ?? [0, -1];
  const places = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) =>
    plot.valToPos(plot.data[0][first + at] ?? 0, 'x', true),
  );
  ctx.save();
  ctx.strokeStyle = color;
  ctx.lineWidth = 1.5 * pixel;
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  for (const at of spacedOut(places, directions.slice(first, last + 1), arrowSpace * pixel))
    drawArrow(ctx, {
      x: places[at] ?? 0,
      y: bbox.top - (arrowRow / 2) * pixel,
      half: arrowHalf * pixel,
      degrees: directions[first + at] ?? 0,
    });
  ctx.restore();
}

/** Which of the values that are known are so far from each other that each is seen by itself. */
export function spacedOut(places: readonly number[], values: ChartValues, space: number): number[] {
  const drawn: number[] = [];
  let free = -Infinity;
  for (const [at, place] of places.entries()) {
    if (values[at] == null || place < free) continue;
    drawn.push(at);
    free = place + space;
  }
  return drawn;
}

interface Arrow {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  /** From where the wind comes, from north by east. */
  readonly degrees: number;
}

/** Wind from the north flies down. */
function drawArrow(ctx: CanvasRenderingContext2D, { x, y, half, degrees }: Arrow): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((degrees * Math.PI) / 180);
  ctx.beginPath();
  ctx.moveTo(0, -half);
  ctx.lineTo(0, half);
  ctx.moveTo(-half / 2, half / 3);
  ctx.lineTo(0, half);
  ctx.lineTo(half / 2, half / 3);
  ctx.stroke();
  ctx.restore();
}
