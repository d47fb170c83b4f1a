import { createHash } from 'node:crypto';
import { createTurns } from '#server/concurrency/in-turns.ts';
import type { Report } from '#server/files/report/report.ts';

/** All that the file of a report is made of, as JSON. */
export interface ReportInput {
  readonly input: Buffer;
  /** SHA-256. */
  readonly hash: Buffer;
}

/** Others have their turn while a long report is written down. */
export async function inputOf(report: Report): Promise<ReportInput> {
  const hash = createHash('sha256');
  const pieces: Buffer[] = [];
  const turn = createTurns();
  for (const text of inputPieces(report)) {
    const piece = Buffer.from(text);
    hash.update(piece);
    pieces.push(piece);
    await turn();
  }
  return { input: Buffer.concat(pieces), hash: hash.digest() };
}

const rowsOfPiece = 200;

/** The same as JSON at once; shapes are told by their name and version. */
function* inputPieces({ shape, ...report }: Report): Generator<string> {
  yield `{"shape":${JSON.stringify({ report: shape.report, version: shape.version })}`;
  for (const [key, value] of Object.entries(report)) {
    if (key === 'tables') continue;
    yield `,${JSON.stringify(key)}:${JSON.stringify(value)}`;
  }
  yield ',"tables":[';
  for (const [at, rows] of report.tables.entries()) {
    yield at > 0 ? ',[' : '[';
    for (let begin = 0; begin < rows.length; begin += rowsOfPiece) {
      const piece = JSON.stringify(rows.slice(begin, begin + rowsOfPiece)).slice(1, -1);
      yield begin > 0 ? `,${piece}` : piece;
    }
    yield ']';
  }
  yield ']}';
}
