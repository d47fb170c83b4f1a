import TileState from 'ol/TileState.js';
import type VectorTile from 'ol/VectorTile.js';
import { get as getProjection } from 'ol/proj.js';
import { describe, expect, it, vi } from 'vitest';
import { createTileSource, type TileRequest } from './tile-source.ts';

const day = '2026-05-01';

type FetchTile = (request: TileRequest) => Promise<ArrayBuffer | undefined>;

function load(source: ReturnType<typeof createTileSource>['source']): VectorTile<never> {
  const projection = getProjection('EPSG:3857');
  if (!projection) throw new Error('OpenLayers knows EPSG:3857');
  const tile = source.getTile(14, 8945, 5587, 1, projection);
  const [made] = source.getSourceTiles(1, projection, tile);
  return made as unknown as VectorTile<never>;
}

describe('the source of our tiles', () => {
  it('asks by farm, revision, day and place, never by an address of its own', async () => {
    const fetchTile = vi.fn<FetchTile>().mockResolvedValue(undefined);
    const { source, show } = createTileSource('parcels', { fetchTile });
    show({ farmId: 7, revision: 3, day });
    const tile = load(source);
    await vi.waitFor(() => {
      expect(tile.getState()).toBe(TileState.LOADED);
    });
    expect(fetchTile.mock.calls[0]?.[0]).toMatchObject({
      farmId: 7,
      revision: 3,
      day,
      type: 'parcels',
      z: 14,
      x: 8945,
      y: 5587,
    });
    expect(tile.getFeatures()).toEqual([]);
  });

  it('gets another key with each revision and each day, and keeps it for the same ones', () => {
    const { source, show } = createTileSource('labels', { fetchTile: () => Promise.resolve(undefined) });
    show({ farmId: 7, revision: 3, day });
    const first = source.getKey();
    show({ farmId: 7, revision: 3, day });
    expect(source.getKey()).toBe(first);
    show({ farmId: 7, revision: 4, day });
    const second = source.getKey();
    expect(second).not.toBe(first);
    show({ farmId: 7, revision: 4, day: '2026-05-02' });
    expect(source.getKey()).not.toBe(second);
  });

  it('marks a tile as broken when it does not come', async () => {
    const { source, show } = createTileSource('parcels', { fetchTile: () => Promise.reject(new Error('no network')) });
    show({ farmId: 7, revision: 1, day });
    const tile = load(source);
    await vi.waitFor(() => {
      expect(tile.getState()).toBe(TileState.ERROR);
    });
  });

  it('tells why tiles do not come when several are lost, and that they do again after another try', async () => {
    const fault = new Error('the server fails');
    const fetchTile = vi.fn<FetchTile>().mockRejectedValue(fault);
    const onFault = vi.fn();
    const { source, show, retry, dispose } = createTileSource('parcels', { fetchTile, onFault });
    show({ farmId: 7, revision: 1, day });
    load(source);
    await vi.waitFor(() => expect(fetchTile).toHaveBeenCalledTimes(1));
    expect(onFault).not.toHaveBeenCalled();
    show({ farmId: 7, revision: 2, day });
    load(source);
    await vi.waitFor(() => expect(onFault).toHaveBeenLastCalledWith(fault));
    fetchTile.mockResolvedValue(undefined);
    const key = source.getKey();
    retry();
    expect(source.getKey()).not.toBe(key);
    load(source);
    await vi.waitFor(() => expect(onFault).toHaveBeenLastCalledWith(undefined));
    dispose();
  });

  it('stops what is under way when it is closed', () => {
    const fetchTile = vi.fn<FetchTile>().mockReturnValue(new Promise(() => undefined));
    const { source, show, dispose } = createTileSource('parcels', { fetchTile });
    show({ farmId: 7, revision: 1, day });
    load(source);
    return vi.waitFor(() => {
      const [request] = fetchTile.mock.calls[0] ?? [];
      dispose();
      expect(request?.signal.aborted).toBe(true);
    });
  });
});
