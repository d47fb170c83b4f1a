import { afterEach, describe, expect, it } from 'vitest';
import { createTileCutter, TileThreadLost, type TileCutter } from './tile-cutter.ts';
import type { TileTask } from './tile-worker-messages.ts';

const state = { revision: 3, day: '2026-05-01' };
const cut: TileTask = { do: 'cut', farmId: 7, state, layer: 'parcels', place: { z: 1, x: 0, y: 0 } };
const finish: TileTask = { do: 'finish', reading: 1, before: 0, farmId: 7, state };

const cutters: TileCutter[] = [];
function startCutter(heapMegabytes?: number): TileCutter {
  const cutter = createTileCutter(1_000_000, heapMegabytes);
  cutters.push(cutter);
  return cutter;
}
afterEach(() => Promise.all(cutters.splice(0).map((cutter) => cutter.close())));

describe('The thread that cuts tiles', () => {
  it('says which state it holds where it is asked for another', async () => {
    const cutter = startCutter();
    expect(await cutter.perform(cut)).toEqual({ held: undefined });
    await cutter.perform(finish);
    expect(await cutter.perform(cut)).toEqual({ state, bytes: undefined });
    const later = { ...state, revision: 4 };
    expect(await cutter.perform({ ...cut, state: later })).toEqual({ held: state });
    expect(await cutter.perform({ ...cut, state: { ...state, day: '2026-05-02' } })).toEqual({ held: state });
    const renewal = { do: 'renew', farmId: 7, changedIds: [], rows: '[]' } as const;
    await cutter.perform({ ...renewal, from: later, state: { ...state, revision: 5 } });
    expect(await cutter.perform({ ...cut, state: later })).toEqual({ held: state });
    await cutter.perform({ ...renewal, from: state, state: later });
    expect(await cutter.perform({ ...cut, state: later })).toEqual({ state: later, bytes: undefined });
  });

  it('lives on after a task that it cannot do', async () => {
    const cutter = startCutter();
    await cutter.perform(finish);
    await expect(cutter.perform({ do: 'gather', reading: 2, before: 0, rows: 'no JSON' })).rejects.toThrow('JSON');
    expect(await cutter.perform(cut)).toEqual({ state, bytes: undefined });
  });

  it('is started anew after its memory was not enough, and holds nothing then', async () => {
    const cutter = startCutter(12);
    await cutter.perform(finish);
    const rows = `[${'[1],'.repeat(3_000_000)}[1]]`;
    await expect(cutter.perform({ do: 'gather', reading: 2, before: 0, rows })).rejects.toThrow(TileThreadLost);
    expect(await cutter.perform(cut)).toEqual({ held: undefined });
  });

  it('never shows a farm of which a part was lost on the way', async () => {
    const cutter = startCutter();
    await cutter.perform({ do: 'gather', reading: 1, before: 0, rows: '[]' });
    await expect(cutter.perform({ do: 'gather', reading: 1, before: 2, rows: '[]' })).rejects.toThrow('pieces');
    await expect(cutter.perform({ ...finish, before: 2 })).rejects.toThrow('pieces');
    expect(await cutter.perform(cut)).toEqual({ held: undefined });
  });

  it('does nothing more once it is closed', async () => {
    const cutter = startCutter();
    await cutter.perform(finish);
    await cutter.close();
    await expect(cutter.perform(cut)).rejects.toThrow(TileThreadLost);
  });
});
