import { describe, expect, it } from 'vitest';
import { someAtOnce } from './some-at-once.ts';

interface PieceOfWork {
  readonly done: Promise<string>;
  readonly end: (outcome: string) => void;
  readonly fail: (reason: Error) => void;
}

function pieceOfWork(): PieceOfWork {
  let end: PieceOfWork['end'] = () => undefined;
  let fail: PieceOfWork['fail'] = () => undefined;
  const done = new Promise<string>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { done, end, fail };
}

async function all(outcomes: AsyncIterable<string>): Promise<string[]> {
  const gathered: string[] = [];
  for await (const outcome of outcomes) gathered.push(outcome);
  return gathered;
}

describe('someAtOnce', () => {
  it('gives what comes of pieces in their order, whichever ends first', async () => {
    const [a, b, c] = [pieceOfWork(), pieceOfWork(), pieceOfWork()];
    const outcomes = all(someAtOnce([a, b, c], 2, ({ done }) => done));
    b.end('b');
    c.end('c');
    a.end('a');
    expect(await outcomes).toEqual(['a', 'b', 'c']);
  });

  it('begins no more at once than it may, and none after one that failed', async () => {
    const pieces = [pieceOfWork(), pieceOfWork(), pieceOfWork(), pieceOfWork()];
    let begun = 0;
    const outcomes = all(
      someAtOnce(pieces, 2, ({ done }) => {
        begun++;
        return done;
      }),
    );
    expect(begun).toBe(2);
    pieces[0]?.fail(new Error('broken'));
    pieces[1]?.fail(new Error('broken too'));
    await expect(outcomes).rejects.toThrow('broken');
    expect(begun).toBe(2);
  });

  it('gives nothing where there is nothing', async () => {
    expect(await all(someAtOnce([], 2, () => Promise.resolve('a')))).toEqual([]);
  });
});
