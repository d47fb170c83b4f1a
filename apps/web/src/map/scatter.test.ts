import { describe, expect, it } from 'vitest';
import { clusterPixels, gather, type Spot } from './scatter.ts';

/** At the equator a metre of the map is one of the ground. */
function spot(id: number, x: number, areaHa: number, y = 0): Spot {
  return { id, x, y, areaHa, color: null };
}

function field(columns: number, step: number, areaHa: number): Spot[] {
  return Array.from({ length: columns * columns }, (_, at) =>
    spot(at + 1, (at % columns) * step, areaHa, Math.floor(at / columns) * step),
  );
}

describe('land seen from far away', () => {
  it('is nothing but outlines where these can be seen', () => {
    expect(gather([spot(1, 0, 1), spot(2, 200, 1)], 10)).toEqual({ clusters: [], dots: [] });
  });

  it('shows a small parcel that lies alone as a dot', () => {
    const { clusters, dots } = gather([spot(1, 0, 1), spot(2, 100_000, 1)], 100);
    expect(clusters).toEqual([]);
    expect(dots.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('gathers small parcels within 50 pixels, and says how many and how much land', () => {
    const { clusters, dots } = gather([spot(1, 0, 0.5), spot(2, 4_000, 1.5), spot(3, 20_000, 1)], 100);
    expect(dots.map(({ id }) => id)).toEqual([3]);
    expect(clusters).toHaveLength(1);
    expect(clusters[0]).toMatchObject({ x: 4_000, areaHa: 2 });
    expect(clusters[0]?.spots.map(({ id }) => id).toSorted()).toEqual([1, 2]);
  });

  it('keeps clusters so far apart that none covers another', () => {
    const { clusters } = gather(field(60, 200, 0.05), 40);
    expect(clusters.length).toBeGreaterThan(4);
    for (const one of clusters)
      for (const other of clusters)
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(clusterPixels * 40);
  });

  it('leaves a dense farm its picture as long as its parcels are not dust', () => {
    const dense = field(40, 130, 1.5);
    expect(gather(dense, 20).clusters).toEqual([]);
    expect(gather(dense, 45).clusters).toEqual([]);
    expect(gather(dense, 400).clusters.length).toBeGreaterThan(0);
  });

  it('loses no parcel at any scale', () => {
    const spots = [...field(12, 300, 0.2), ...[1, 2, 3].map((at) => spot(1000 + at, at * 90_000, 0.01))];
    for (const resolution of [5, 20, 80, 300, 1200]) {
      const { clusters, dots } = gather(spots, resolution);
      const told = new Set([...clusters.flatMap((cluster) => cluster.spots), ...dots].map(({ id }) => id));
      const unseen = spots.filter(({ areaHa }) => Math.sqrt(areaHa * 10_000) / resolution < 6);
      const inVisibleLand = unseen.filter(({ id }) => !told.has(id));
      expect(inVisibleLand).toEqual([]);
    }
  });

  it('is gathered quickly from many parcels, wherever they lie', () => {
    const many = field(150, 50, 0.1);
    expect(gather(many, 2000).clusters.reduce((sum, { spots }) => sum + spots.length, 0)).toBe(22_500);
  });
});
