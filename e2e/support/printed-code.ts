import bwip from 'bwip-js/node';
import { writeFile } from 'node:fs/promises';

/** A code as it is printed on packages of products for plant protection: article, day of production and batch. */
export const printedCode = '(01)08590000000015(11)240315(10)A1B2';

/** A photo of the code. */
export async function photoOf(code: string): Promise<Buffer> {
  return bwip.toBuffer({ bcid: 'gs1datamatrix', text: code, scale: 8, padding: 12, backgroundcolor: 'FFFFFF' });
}

const width = 640;
const height = 480;
const moduleSide = 12;

/** Writes a film that shows the code and nothing else, as Chromium takes it for the picture of a camera. */
export async function filmOf(code: string, path: string): Promise<void> {
  const [drawn] = bwip.raw({ bcid: 'gs1datamatrix', text: code });
  if (!drawn || !('pixs' in drawn)) throw new Error('The code was not drawn');
  const luma = Buffer.alloc(width * height, 235);
  const left = Math.floor((width - drawn.pixx * moduleSide) / 2);
  const top = Math.floor((height - drawn.pixy * moduleSide) / 2);
  for (let row = 0; row < drawn.pixy * moduleSide; row += 1) {
    for (let column = 0; column < drawn.pixx * moduleSide; column += 1) {
      const place = Math.floor(row / moduleSide) * drawn.pixx + Math.floor(column / moduleSide);
      if (drawn.pixs[place] === 1) luma[(top + row) * width + left + column] = 16;
    }
  }
  const chroma = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(path, Buffer.concat([head, frame, frame]));
}
