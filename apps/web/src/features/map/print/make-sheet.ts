import { canvasMeasure, drawMarks, loadLetters } from './draw-sheet.ts';
import { drawMap } from './draw-map.ts';
import type { Loss, MapOrder } from './map-order.ts';
import type { Mark } from './marks.ts';
import { mmPerInch, pixelsOf, type Box, type Density } from './paper.ts';
import { loadPrintFaces } from './pdf/print-face.ts';
import { writePdf, type PdfSheet } from './pdf/write-pdf.ts';
import { withDensity } from './png-density.ts';
import { sheetMarks, type Sheet } from './sheet-marks.ts';

/** All that has to be known for a sheet, at the moment when it was asked for. */
export interface SheetOrder {
  readonly sheet: Sheet;
  readonly map: MapOrder;
  /** The middle of the map on it, in metres of the map. */
  readonly center: readonly [number, number];
  readonly dpi: Density;
  readonly facts: PdfSheet['facts'];
}

export interface MadeSheet {
  readonly file: Blob;
  readonly losses: readonly Loss[];
}

const jpegQuality = 0.93;

/** The whole sheet as a picture. */
export async function makePng(order: SheetOrder, signal: AbortSignal): Promise<MadeSheet> {
  const { sheet, dpi } = order;
  const { frame, page } = sheet.layout;
  const [canvas, context] = paperCanvas(page, dpi);
  const losses = await drawMap(order.map, drawingOf(order, context, [frame.x, frame.y], signal));
  drawMarks(context, await marksOf(sheet, losses), dpi / mmPerInch);
  const file = withDensity(await blobOf(canvas, 'image/png'), dpi);
  return { file, losses };
}

/** The sheet as a document in its true size. */
export async function makePdf(order: SheetOrder, signal: AbortSignal): Promise<MadeSheet> {
  const { sheet, dpi, facts } = order;
  const { frame, page } = sheet.layout;
  const faces = await loadPrintFaces(signal);
  const [canvas, context] = paperCanvas(frame, dpi);
  const losses = await drawMap(order.map, drawingOf(order, context, [0, 0], signal));
  const marks = await marksOf(sheet, losses);
  const { width, height } = canvas;
  const picture = { jpeg: await blobOf(canvas, 'image/jpeg'), width, height };
  return { file: writePdf({ page, marks, picture, faces, facts }), losses };
}

/** Who gives nothing away needs no credit. */
async function marksOf(sheet: Sheet, losses: readonly Loss[]): Promise<readonly Mark[]> {
  const closed = new Set(losses.filter(({ reason }) => reason === 'closed').map(({ layer }) => layer));
  const credits = sheet.credits.filter(({ layer }) => !closed.has(layer));
  const { title, state, legend } = sheet.words;
  const texts = [title, state, legend, ...credits.map(({ text }) => text), ...sheet.legend.map(({ name }) => name)];
  await loadLetters(texts);
  return sheetMarks({ ...sheet, credits }, canvasMeasure());
}

function drawingOf(
  { sheet, center, dpi }: SheetOrder,
  context: CanvasRenderingContext2D,
  [left, top]: readonly [number, number],
  signal: AbortSignal,
): Parameters<typeof drawMap>[1] {
  const { width, height } = sheet.layout.frame;
  return {
    context,
    left: pixelsOf(left, dpi),
    top: pixelsOf(top, dpi),
    dpi,
    signal,
    frame: { center: [...center], widthMm: width, heightMm: height, scale: sheet.scale },
  };
}

/** As white as paper. Nothing of it shows through, which makes its files smaller. */
function paperCanvas(
  { width, height }: Pick<Box, 'width' | 'height'>,
  dpi: Density,
): readonly [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [pixelsOf(width, dpi), pixelsOf(height, dpi)];
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('There is no memory for the map');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return [canvas, context];
}

/** Packed beside what the page does; the canvas is given back then. */
function blobOf(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        [canvas.width, canvas.height] = [0, 0];
        if (blob) resolve(blob);
        else reject(new Error('There is no memory for the map'));
      },
      type,
      jpegQuality,
    );
  });
}
