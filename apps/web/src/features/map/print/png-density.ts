const metresPerInch = 0.0254;
/** A PNG begins with its signature and its header, which are as long as this. */
const beginning = 33;

/** The same picture, which says as well how large it is on paper. */
export function withDensity(png: Blob, dpi: number): Blob {
  return new Blob([png.slice(0, beginning), densityChunk(Math.round(dpi / metresPerInch)), png.slice(beginning)], {
    type: png.type,
  });
}

function densityChunk(pixelsPerMetre: number): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, 9);
  chunk.set(new TextEncoder().encode('pHYs'), 4);
  view.setUint32(8, pixelsPerMetre);
  view.setUint32(12, pixelsPerMetre);
  view.setUint8(16, 1);
  view.setUint32(17, checksum(chunk.subarray(4, 17)));
  return chunk;
}

/** CRC-32, bit by bit: of these few bytes no table is worth its making. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
