/** As much as crosses to the embedded database and back in some milliseconds, in which it answers nobody else. */
const pieceBytes = 256 * 1024;

interface FilePiece {
  readonly position: number;
  readonly bytes: Buffer;
}

/** A file in pieces: whatever its size, few of its bytes pass to the database at once. */
export function* piecesOfFile(file: Uint8Array): Generator<FilePiece> {
  for (let position = 0; position * pieceBytes < file.length; position++) {
    const begin = position * pieceBytes;
    const length = Math.min(pieceBytes, file.length - begin);
    yield { position, bytes: Buffer.from(file.buffer, file.byteOffset + begin, length) };
  }
}

/** The file again, as long as its pieces are kept, else null. Between them others have their turn. */
export async function joinedPieces(
  read: (position: number) => Promise<readonly { readonly bytes: Uint8Array }[]>,
): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = [];
  for (;;) {
    const [piece] = await read(pieces.length);
    if (!piece) return pieces.length > 0 ? Buffer.concat(pieces) : null;
    pieces.push(piece.bytes);
  }
}
