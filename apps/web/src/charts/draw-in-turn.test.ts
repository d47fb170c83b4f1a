import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextTask } from '#web/lib/next-task.ts';
import { drawInTurn } from './draw-in-turn.ts';

describe('Charts that are to be drawn', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are drawn in their order, each in a task of its own, and whatever else waits has its turn between them', async () => {
    const done: string[] = [];
    drawInTurn(() => done.push('first'));
    drawInTurn(() => done.push('second'));
    done.push('asked for');
    await nextTask();
    expect(done).toEqual(['asked for', 'first']);
    await nextTask();
    expect(done).toEqual(['asked for', 'first', 'second']);
  });

  it('are not drawn where that was taken back', async () => {
    const draw = vi.fn<() => void>();
    drawInTurn(draw)();
    await nextTask();
    await nextTask();
    expect(draw).not.toHaveBeenCalled();
  });

  it('do not wait for one that cannot be drawn, which is reported', async () => {
    const report = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', report);
    const failure = new Error('no canvas');
    const draw = vi.fn<() => void>();
    drawInTurn(() => {
      throw failure;
    });
    drawInTurn(draw);
    await nextTask();
    await nextTask();
    expect(report).toHaveBeenCalledWith(failure);
    expect(draw).toHaveBeenCalledTimes(1);
  });
});
