import { describe, expect, it } from 'vitest';
import { readTile, type ReadFeature } from '#server/testing/read-tile.ts';
import { cutTile, type TileLayer } from './cut-tile.ts';
import { indexParcels, renewIndex, type ParcelIndex } from './indexed-parcels.ts';
import type { ParcelShape, RingShape } from './parcel-shape.ts';
import { zoomOfRing, zoomsOfPoints } from './simplify-ring.ts';
import { cornerOf, unitsAt, worldX, worldY, type TilePlace } from './tile-grid.ts';

const place: TilePlace = { z: 14, x: 8844, y: 5634 };
const [left, top] = cornerOf(place);
const unit = unitsAt(place.z);

/** A ring whose corners are given in units of the tile of zoom 14. */
function ring(corners: readonly (readonly [number, number])[], isHole = false): RingShape {
  const points = Int32Array.from(corners.flatMap(([x, y]) => [left + x * unit, top + y * unit]));
  return { isHole, points, zoom: zoomOfRing(points), pointZooms: zoomsOfPoints(points) };
}

function square(x: number, y: number, side: number, isHole = false): RingShape {
  const corners = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ] as const;
  return ring(corners, isHole);
}

function parcel(id: number, rings: readonly RingShape[], name = `Parcela ${id}`): ParcelShape {
  const [first] = rings;
  const label = [first?.points[0] ?? 0, first?.points[1] ?? 0] as const;
  return { id, part: 0, name, blockNumber: null, area: 1.5, cropId: null, color: null, label, space: [0, 0], rings };
}

function featuresIn(index: ParcelIndex, at: TilePlace = place, layer: TileLayer = 'parcels'): readonly ReadFeature[] {
  const bytes = cutTile(index, layer, at);
  return bytes ? readTile(bytes).flatMap(({ features }) => features) : [];
}

function idsIn(index: ParcelIndex, at: TilePlace = place): number[] {
  return featuresIn(index, at).map(({ id }) => id);
}

/** The tile of another zoom over the upper left corner of the one at zoom 14. */
function placeAt(z: number): TilePlace {
  return { z, x: Math.floor(place.x * 2 ** (z - 14)), y: Math.floor(place.y * 2 ** (z - 14)) };
}

describe('Parts of a parcel', () => {
  const split = (id: number): ParcelShape[] => [
    parcel(id, [square(100, 100, 900)]),
    { ...parcel(id, [square(100, 100, 400)]), part: 1, color: 0x10_20_30 },
    { ...parcel(id, [square(600, 100, 400)]), part: 2, color: 0x40_50_60 },
  ];

  it('lie over it with colours of their own, and are not labelled again', () => {
    const index = indexParcels(split(7));
    expect(featuresIn(index).map(({ id, properties }) => [id, properties['part'], properties['color']])).toEqual([
      [7, undefined, undefined],
      [7, 1, '#102030'],
      [7, 2, '#405060'],
    ]);
    expect(featuresIn(index, place, 'labels')).toHaveLength(1);
  });

  it('come and go with their parcel, however many there are before it', () => {
    const before = Array.from({ length: 511 }, (_, at) => parcel(at + 1, [square(3000, 3000, 100)]));
    const index = indexParcels([...before, ...split(600), parcel(700, [square(3000, 3000, 100)])]);
    const partsIn = (held: ParcelIndex): unknown[] =>
      featuresIn(held).flatMap(({ id, properties }) => (id === 600 ? [properties['part']] : []));
    expect(partsIn(index)).toEqual([undefined, 1, 2]);
    expect(partsIn(renewIndex(index, [600], split(600).slice(0, 2)))).toEqual([undefined, 1]);
    expect(partsIn(renewIndex(index, [600], []))).toEqual([]);
  });
});

describe('Cutting a tile', () => {
  it('cuts an outline off beyond the edge, and leaves out what does not reach the tile', () => {
    const index = indexParcels([
      parcel(1, [square(4000, 100, 500)]),
      parcel(2, [square(4300, 100, 500)]),
      parcel(3, [square(-2000, -2000, 9000)]),
    ]);
    const features = featuresIn(index);
    expect(features.map(({ id }) => id)).toEqual([1, 3]);
    const reach = (feature: ReadFeature | undefined): [number, number] => {
      const values = feature?.rings.flat(2) ?? [];
      return [Math.min(...values), Math.max(...values)];
    };
    expect(reach(features[0])).toEqual([100, 4160]);
    expect(reach(features[1])).toEqual([-64, 4160]);
  });

  it('draws outlines one way round and holes the other, however they came', () => {
    const turned = ring([
      [100, 100],
      [100, 600],
      [600, 600],
      [600, 100],
    ]);
    const index = indexParcels([parcel(1, [square(0, 0, 1000), square(200, 200, 300, true)]), parcel(2, [turned])]);
    const signs = featuresIn(index).map(({ rings }) => rings.map((points) => Math.sign(signedArea(points))));
    expect(signs).toEqual([[1, -1], [1]]);
  });

  it('leaves points out where they are not seen, and land only where nothing of it can be seen', () => {
    const wavy = ring([...Array(41).keys()].map((step) => [step * 20, step % 2] as const).concat([[400, 800]]));
    const narrow = ring([
      [1000, 1000],
      [1000, 1400],
      [1003, 1400],
      [1003, 1000],
    ]);
    const index = indexParcels([parcel(1, [wavy]), parcel(2, [narrow]), parcel(3, [square(3000, 3000, 0.2)])]);
    expect(featuresIn(index)[0]?.rings[0]?.length).toBeLessThan(6);
    expect(featuresIn(index, placeAt(16))[0]?.rings[0]?.length).toBeGreaterThan(40);
    expect(idsIn(index)).toEqual([1, 2]);
    expect(idsIn(index, placeAt(10))).toEqual([1]);
  });

  it('puts each label into the tile it lies in, and nothing into an empty one', () => {
    const index = indexParcels([parcel(1, [square(10, 10, 50)]), parcel(2, [square(5000, 10, 50)])]);
    expect(featuresIn(index, place, 'labels')).toMatchObject([
      { id: 1, type: 'POINT', properties: { id: 1, name: 'Parcela 1', area: 1.5 }, rings: [[[10, 10]]] },
    ]);
    expect(cutTile(index, 'parcels', { z: 14, x: 0, y: 0 })).toBeUndefined();
    expect(cutTile(indexParcels([]), 'parcels', place)).toBeUndefined();
  });

  it('tells of each label how much lies free around it, in whole metres of the map', () => {
    const metre = 2 ** 32 / 40_075_016.7;
    const narrow = { ...parcel(1, [square(10, 10, 50)]), space: [24.9 * metre, 12.2 * metre] } as const;
    const index = indexParcels([narrow, parcel(2, [square(200, 10, 50)])]);
    const renewed = renewIndex(index, [2], []);
    for (const held of [index, renewed])
      expect(featuresIn(held, place, 'labels')[0]?.properties).toMatchObject({ space_2: 24, space_4: 12 });
  });

  it('knows the whole world as one tile', () => {
    expect([worldX(-180), worldX(0), worldY(0), worldX(180)]).toEqual([-(2 ** 31), 0, -0, 2 ** 31 - 1]);
    expect(idsIn(indexParcels([parcel(1, [square(0, 0, 4_000_000)])]), { z: 0, x: 0, y: 0 })).toEqual([1]);
  });
});

describe('An index of parcels', () => {
  const many = (count: number): ParcelShape[] =>
    Array.from({ length: count }, (_, index) => parcel(2 * index + 2, [square(index % 4000, 10, 20)]));

  it('is after changes what it would be if it were made anew', () => {
    const parcels = many(1300);
    const changes = [
      parcel(2, [square(5, 5, 100)], 'První'),
      parcel(1301, [square(70, 70, 10)], 'Mezi'),
      parcel(9999, [square(90, 90, 10)], 'Poslední'),
      parcel(1, [square(1, 1, 10)], 'Před'),
    ];
    const gone = [700, 2600];
    const ids = [...changes.map(({ id }) => id), ...gone];
    const renewed = renewIndex(indexParcels(parcels), ids, changes);
    const anew = [...parcels.filter(({ id }) => !ids.includes(id)), ...changes].sort((a, b) => a.id - b.id);
    expect(featuresIn(renewed)).toEqual(featuresIn(indexParcels(anew)));
    expect(idsIn(renewed)).toHaveLength(1300 - 3 + 4);
  });

  it('makes anew only the blocks that changed, and counts what it holds', () => {
    const index = indexParcels(many(1300));
    const renewed = renewIndex(index, [2], [parcel(2, [square(5, 5, 100)])]);
    expect(renewed.blocks.map((block, at) => block === index.blocks[at])).toEqual([false, true, true]);
    expect(renewed.bytes).toBeCloseTo(index.bytes, -2);
    expect(
      idsIn(
        renewIndex(
          index,
          many(1300).map(({ id }) => id),
          [],
        ),
      ),
    ).toEqual([]);
    expect(
      idsIn(renewIndex(indexParcels([]), [7, 3], [parcel(7, [square(1, 1, 9)]), parcel(3, [square(1, 1, 9)])])),
    ).toEqual([3, 7]);
  });
});

function signedArea(points: readonly (readonly [number, number])[]): number {
  return points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}
