/**
 * Works on pieces in their order, up to so many at once, and gives what comes of them in the same order. No piece is
 * begun before one of those waits for it; after one that fails, none is begun, and those under way are waited for.
 */
export async function* someAtOnce<Piece, Outcome>(
  pieces: Iterable<Piece>,
  atOnce: number,
  work: (piece: Piece) => Promise<Outcome>,
): AsyncGenerator<Outcome> {
  const underWay: Promise<Outcome>[] = [];
  try {
    for (const piece of pieces) {
      underWay.push(work(piece));
      const first = underWay.length < atOnce ? undefined : underWay.shift();
      if (first) yield await first;
    }
    for (let first = underWay.shift(); first; first = underWay.shift()) yield await first;
  } finally {
    await Promise.allSettled(underWay);
  }
}
