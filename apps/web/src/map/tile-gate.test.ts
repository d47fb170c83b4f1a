import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTileGate, type TileGate } from './tile-gate.ts';

const onResume = vi.fn();
let gate: TileGate;
let page: EventTarget & { navigator: { onLine: boolean } };

beforeEach(() => {
  vi.useFakeTimers();
  onResume.mockReset();
  page = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  gate = createTileGate({ onResume, firstPauseMs: 1000, longestPauseMs: 4000, page });
});
afterEach(() => {
  gate.dispose();
  vi.useRealTimers();
});

async function failTwice(): Promise<void> {
  await gate.mayAsk();
  await gate.mayAsk();
  gate.fail();
  gate.fail();
}

describe('the tile gate', () => {
  it('lets two ask first and the others once one of them has an answer', async () => {
    expect(await gate.mayAsk()).toBe(true);
    expect(await gate.mayAsk()).toBe(true);
    const third = gate.mayAsk();
    gate.succeed();
    expect(await third).toBe(true);
    expect(await gate.mayAsk()).toBe(true);
  });

  it('sends away those who wait when the first ones fail', async () => {
    await gate.mayAsk();
    await gate.mayAsk();
    const third = gate.mayAsk();
    gate.fail();
    gate.fail();
    expect(await third).toBe(false);
    expect(await gate.mayAsk()).toBe(false);
  });

  it('opens again after a pause that doubles up to a limit', async () => {
    for (const pauseMs of [1000, 2000, 4000, 4000]) {
      onResume.mockReset();
      await failTwice();
      vi.advanceTimersByTime(pauseMs - 1);
      expect(onResume).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(onResume).toHaveBeenCalledTimes(1);
    }
  });

  it('forgets the long pauses after a success', async () => {
    await failTwice();
    vi.advanceTimersByTime(1000);
    await gate.mayAsk();
    gate.succeed();
    await failTwice();
    vi.advanceTimersByTime(1000);
    expect(onResume).toHaveBeenCalledTimes(2);
  });

  it('asks nothing without a network, and resumes when it comes back', async () => {
    page.navigator.onLine = false;
    expect(await gate.mayAsk()).toBe(false);
    page.navigator.onLine = true;
    page.dispatchEvent(new Event('online'));
    expect(onResume).toHaveBeenCalledTimes(1);
    expect(await gate.mayAsk()).toBe(true);
  });

  it('does not resume where nothing was missed', () => {
    page.dispatchEvent(new Event('online'));
    expect(onResume).not.toHaveBeenCalled();
  });
});
