export interface Piece {
  readonly bytes: Buffer;
  readonly isLast: boolean;
}

/** Cuts what comes into pieces of one size; the last one is shorter, or as long. There is always a last one. */
export async function* inPieces(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Piece> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const part of source) {
    held.push(part);
    length += part.length;
    if (length <= size) continue;
    const bytes = Buffer.concat(held);
    let at = 0;
    for (; bytes.length - at > size; at += size) yield { bytes: bytes.subarray(at, at + size), isLast: false };
    held = [bytes.subarray(at)];
    length = bytes.length - at;
  }
  yield { bytes: Buffer.concat(held), isLast: true };
}

const lineEnd = 0x0a;

/** Cuts what comes into lines, without their ends; gives those together that came together. */
export async function* inLines(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let begun: Buffer[] = [];
  for await (const part of source) {
    const lines: Buffer[] = [];
    let start = 0;
    for (let end = part.indexOf(lineEnd); end >= 0; end = part.indexOf(lineEnd, start)) {
      lines.push(Buffer.concat([...begun, part.subarray(start, end)]));
      begun = [];
      start = end + 1;
    }
    if (start < part.length) begun.push(part.subarray(start));
    if (lines.length > 0) yield lines;
  }
  if (begun.length > 0) yield [Buffer.concat(begun)];
}
