import type { ChartData } from './chart-data.ts';
import { seriesColor, type ChartLook } from './chart-look.ts';

interface PictureTexts {
  readonly title: string;
  readonly period: string;
}

const titleSize = 16;
const textSize = 12;
const margin = 16;
const lineHeight = 20;

/** What is seen, as a picture that can be sent: with its title, its time and what the lines are. */
export async function chartPicture(
  chart: HTMLCanvasElement,
  { series }: ChartData,
  { title, period, look }: PictureTexts & { readonly look: ChartLook },
): Promise<Blob> {
  const pixel = chart.width / Math.max(chart.clientWidth, 1);
  const width = chart.width / pixel;
  const picture = document.createElement('canvas');
  const ctx = picture.getContext('2d');
  if (!ctx) throw new Error('This browser draws no pictures');
  ctx.font = `${textSize}px ${look.fontFamily}`;
  const labels = series.map(({ label, unit }) => (unit === '' ? label : `${label} (${unit})`));
  const places = legendPlaces(
    labels.map((label) => ctx.measureText(label).width + 36),
    width,
  );
  const legendTop = margin + titleSize + lineHeight + 8;
  const chartTop = legendTop + ((places.at(-1)?.line ?? 0) + 1) * lineHeight + 8;
  picture.width = chart.width + 2 * margin * pixel;
  picture.height = (chartTop + margin) * pixel + chart.height;

  ctx.scale(pixel, pixel);
  ctx.fillStyle = look.paper;
  ctx.fillRect(0, 0, picture.width, picture.height);
  ctx.textBaseline = 'top';
  ctx.fillStyle = look.ink;
  ctx.font = `650 ${titleSize}px ${look.fontFamily}`;
  ctx.fillText(title, margin, margin);
  ctx.font = `${textSize}px ${look.fontFamily}`;
  ctx.fillStyle = look.muted;
  ctx.fillText(period, margin, margin + titleSize + 4);
  const kinds = series.map(({ kind }) => kind);
  for (const [of, { line, left }] of places.entries()) {
    const top = legendTop + line * lineHeight;
    ctx.fillStyle = seriesColor(look, kinds, of);
    ctx.fillRect(margin + left, top + 5, 12, 3);
    ctx.fillStyle = look.ink;
    ctx.fillText(labels[of] ?? '', margin + left + 18, top);
  }
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.drawImage(chart, margin * pixel, chartTop * pixel);
  return new Promise((resolve, reject) =>
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))), 'image/png'),
  );
}

interface LegendPlace {
  readonly line: number;
  readonly left: number;
}

/** Words of these widths below each other, as many beside each other as there is room for. */
export function legendPlaces(widths: readonly number[], room: number): LegendPlace[] {
  let [line, left] = [0, 0];
  return widths.map((width) => {
    if (left > 0 && left + width > room) [line, left] = [line + 1, 0];
    const place = { line, left };
    left += width;
    return place;
  });
}
