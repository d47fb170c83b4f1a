import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** How PNG calls colours of three bytes, and such with their opacity. */
const trueColour = 2;
const trueColourWithOpacity = 6;

/** Encodes rows of red, green, blue bytes, and opacity where there are four for each pixel, as a PNG image. */
export function encodePng(width: number, height: number, pixels: Uint8Array): Buffer {
  const channels = pixels.length / (width * height);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, channels === 4 ? trueColourWithOpacity : trueColour, 0, 0, 0], 8);
  const stride = width * channels;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 4 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(typed.length + 8);
  frame.writeUInt32BE(content.length, 0);
  frame.set(typed, 4);
  frame.writeUInt32BE(crc32(typed), typed.length + 4);
  return frame;
}
