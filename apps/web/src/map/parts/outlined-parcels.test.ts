import type { ParcelFeature } from '@brazda/contract/agroevidence/parcels.ts';
import type Feature from 'ol/Feature.js';
import type VectorLayer from 'ol/layer/Vector.js';
import type VectorSource from 'ol/source/Vector.js';
import type Style from 'ol/style/Style.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lightPalette } from '#web/lib/design-tokens.ts';
import { mapLook } from '../look.ts';
import { toView, viewProjection } from '../projection.ts';
import type { Cluster } from '../scatter.ts';
import type { Hit } from '../map-part.ts';
import { createOutlinedParcels, type OutlinedParcels } from './outlined-parcels.ts';

const dress = {
  look: mapLook(lightPalette, 'light'),
  writeArea: (area: number) => `${area} ha`,
  writeLand: String,
  writeCount: String,
};

function parcel(id: number, west: number, size = 0.01): ParcelFeature {
  const ring = [
    [west, 49],
    [west + size, 49],
    [west + size, 49 + size],
    [west, 49 + size],
    [west, 49],
  ];
  return {
    type: 'Feature',
    id,
    geometry: { type: 'MultiPolygon', coordinates: [[ring]] },
    properties: {
      name: `Parcel ${id}`,
      block_nr: null,
      area: size * 1000,
      crop_id: null,
      color: null,
      label: [west + size / 2, 49 + size / 2],
      parts: [],
    },
  };
}

const [fields, clusters, marks, labels] = [0, 1, 2, 3];

function layerOf(part: OutlinedParcels, at: number): VectorLayer<VectorSource<Feature>> {
  return part.layers[at]?.layer as VectorLayer<VectorSource<Feature>>;
}

function featuresOf(part: OutlinedParcels, at: number): readonly Feature[] {
  return layerOf(part, at).getSource()?.getFeatures() ?? [];
}

const onSelect = vi.fn<(id: number | undefined) => void>();
const onCluster = vi.fn<(cluster: Cluster) => void>();
beforeEach(() => {
  onSelect.mockReset();
  onCluster.mockReset();
});

function createParcels(): OutlinedParcels {
  return createOutlinedParcels({ dress, onSelect, onCluster });
}

/** The topmost thing of the parcels at a place. */
function hitOf(part: OutlinedParcels, place: readonly number[], reach = 0, resolution = 1): Hit | undefined {
  for (const { hit } of part.layers.toReversed()) {
    const found = hit?.({ place: [...place], reach, resolution });
    if (found) return found;
  }
  return undefined;
}

describe('parcels drawn from outlines', () => {
  it('show parts where crops of their own stand over their parcel, and take them away with it', () => {
    const part = createParcels();
    const split = parcel(1, 16);
    const parts = [{ part: 1, area: 4, crop_id: 2, color: '#102030', geometry: split.geometry }];
    part.show([{ ...split, properties: { ...split.properties, parts } }]);
    expect(featuresOf(part, fields)).toHaveLength(2);
    part.show([split]);
    expect(featuresOf(part, fields)).toHaveLength(1);
  });

  it('are found where they lie, the smallest where they overlap', () => {
    const part = createParcels();
    part.show([parcel(1, 16, 0.02), parcel(2, 16.005), parcel(3, 17)]);
    expect(hitOf(part, toView(16.007, 49.005))).toEqual({ kind: 'parcel', id: 2 });
    expect(hitOf(part, toView(16.002, 49.002))).toEqual({ kind: 'parcel', id: 1 });
    expect(hitOf(part, toView(16.5, 49.005))).toBeUndefined();
  });

  it('are found from beside within reach', () => {
    const part = createParcels();
    part.show([parcel(1, 16)]);
    const beside = toView(15.9999, 49.005);
    expect(hitOf(part, beside)).toBeUndefined();
    expect(hitOf(part, beside, 30)).toEqual({ kind: 'parcel', id: 1 });
  });

  it('keep what has not changed when they are shown again', () => {
    const part = createParcels();
    const [one, two] = [parcel(1, 16), parcel(2, 17)];
    part.show([one, two]);
    const before = featuresOf(part, fields);
    part.show([one, { ...two, properties: { ...two.properties, name: 'Other' } }, parcel(3, 18)]);
    const after = featuresOf(part, fields);
    expect(after).toHaveLength(3);
    expect(after.filter((feature) => before.includes(feature))).toHaveLength(1);
    part.show([]);
    expect(featuresOf(part, fields)).toHaveLength(0);
  });

  it('are marked once where they are selected and pointed at', () => {
    const part = createParcels();
    part.show([parcel(1, 16), parcel(2, 17)]);
    part.point?.({ kind: 'parcel', id: 1 });
    part.select(2);
    expect(featuresOf(part, marks).map((feature) => feature.getId())).toEqual([1, 2]);
    part.hover(2);
    expect(featuresOf(part, marks)).toHaveLength(1);
    part.point?.({ kind: 'machine', id: 1 });
    part.select(undefined);
    expect(featuresOf(part, marks)).toHaveLength(0);
  });

  it('are chosen, and no longer when something else is, but stay so when the map only comes nearer', () => {
    const part = createParcels();
    part.choose?.({ kind: 'parcel', id: 2 });
    expect(onSelect).toHaveBeenLastCalledWith(2);
    part.choose?.({ kind: 'machine', id: 7 });
    expect(onSelect).toHaveBeenLastCalledWith(undefined);
    part.choose?.({ kind: 'cluster of machines', id: 7, movesMap: true });
    expect(onSelect).toHaveBeenCalledTimes(2);
  });

  it('that are only looked at hide nothing below them', () => {
    const part = createOutlinedParcels({ dress, onCluster });
    part.show([parcel(1, 16)]);
    expect(hitOf(part, toView(16.005, 49.005))).toBeUndefined();
  });

  it('keep a name given here until they come anew, whoever named them then', () => {
    const part = createParcels();
    const one = parcel(1, 16);
    const named = (name: string): ParcelFeature => ({ ...one, properties: { ...one.properties, name } });
    const labelOf = (): string => {
      const style = layerOf(part, labels).getStyleFunction()?.(featuresOf(part, labels)[0] as Feature, 1) as Style;
      return [style.getText()?.getText()].flat()[0] ?? '';
    };
    part.show([one]);
    part.rename(1, 'U lesa');
    expect(labelOf()).toBe('U lesa');
    part.show([named('U lesa')]);
    part.show([named('U potoka')]);
    expect(labelOf()).toBe('U potoka');
  });

  it('have no label where they are too narrow for it, however much land they are', () => {
    const part = createParcels();
    const [west, south, east, north] = [16, 49, 16.0002, 49.2];
    const ring = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
    const lane = parcel(1, west);
    part.show([
      {
        ...lane,
        geometry: { type: 'MultiPolygon', coordinates: [[ring]] },
        properties: { ...lane.properties, area: 32, label: [16.0001, 49.1] },
      },
    ]);
    const styleAt = (resolution: number): unknown =>
      layerOf(part, labels).getStyleFunction()?.(featuresOf(part, labels)[0] as Feature, resolution);
    expect(styleAt(5)).toBeUndefined();
    expect(styleAt(0.1)).toBeDefined();
  });

  it('are gathered into a cluster from far away, and parted again from near', () => {
    const part = createParcels();
    part.show([parcel(1, 16, 0.001), parcel(2, 16.003, 0.001), parcel(3, 17, 0.001)]);
    const source = layerOf(part, clusters).getSource();
    const look = (resolution: number): void => source?.loadFeatures([], resolution, viewProjection as never);
    look(400);
    const place = toView(16.0005, 49.0005);
    const cluster = hitOf(part, place, 0, 400);
    expect(cluster).toEqual({ kind: 'cluster', id: 1, movesMap: true });
    part.choose?.(cluster);
    expect(onCluster.mock.calls[0]?.[0].spots.map(({ id }) => id)).toEqual([1, 2]);
    expect(onSelect).not.toHaveBeenCalled();
    expect(hitOf(part, toView(17.0005, 49.0005), 0, 400)).toEqual({ kind: 'parcel', id: 3 });
    // A dot is hit beside its parcel, which is hardly to be seen.
    const beside = [toView(17.0005, 49.0005)[0] + 1500, toView(17, 49.0005)[1]];
    expect(hitOf(part, beside, 0, 400)).toEqual({ kind: 'parcel', id: 3 });
    part.only(new Set([3]));
    expect(hitOf(part, place, 0, 400)).toEqual({ kind: 'parcel', id: 1 });
    part.only(undefined);
    look(2);
    expect(hitOf(part, place, 0, 2)).toEqual({ kind: 'parcel', id: 1 });
  });

  it('can be marked before they are there', () => {
    const part = createParcels();
    part.select(2);
    part.show([parcel(2, 17)]);
    expect(featuresOf(part, marks)).toHaveLength(1);
  });
});
