import type { ParcelFeature } from '@brazda/contract/agroevidence/parcels.ts';
import type Feature from 'ol/Feature.js';
import type VectorLayer from 'ol/layer/Vector.js';
import type VectorSource from 'ol/source/Vector.js';
import { describe, expect, it } from 'vitest';
import { lightPalette } from '#web/lib/design-tokens.ts';
import { mapLook } from '../look.ts';
import { toView, viewProjection } from '../projection.ts';
import { createFeatureGround, type FeatureGround } from './feature-ground.ts';

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
    },
  };
}

function featuresOf(ground: FeatureGround, layer: number): readonly object[] {
  return (ground.layers[layer] as VectorLayer<VectorSource<Feature>>).getSource()?.getFeatures() ?? [];
}

describe('parcels drawn from outlines', () => {
  it('are found where they lie, the smallest where they overlap', () => {
    const ground = createFeatureGround(dress);
    ground.show([parcel(1, 16, 0.02), parcel(2, 16.005), parcel(3, 17)]);
    expect(ground.parcelAt(toView(16.007, 49.005), 0)).toBe(2);
    expect(ground.parcelAt(toView(16.002, 49.002), 0)).toBe(1);
    expect(ground.parcelAt(toView(16.5, 49.005), 0)).toBeUndefined();
  });

  it('are found from beside within reach', () => {
    const ground = createFeatureGround(dress);
    ground.show([parcel(1, 16)]);
    const beside = toView(15.9999, 49.005);
    expect(ground.parcelAt(beside, 0)).toBeUndefined();
    expect(ground.parcelAt(beside, 30)).toBe(1);
  });

  it('keep what has not changed when they are shown again', () => {
    const ground = createFeatureGround(dress);
    const [one, two] = [parcel(1, 16), parcel(2, 17)];
    ground.show([one, two]);
    const before = featuresOf(ground, 0);
    ground.show([one, { ...two, properties: { ...two.properties, name: 'Other' } }, parcel(3, 18)]);
    const after = featuresOf(ground, 0);
    expect(after).toHaveLength(3);
    expect(after.filter((feature) => before.includes(feature))).toHaveLength(1);
    ground.show([]);
    expect(featuresOf(ground, 0)).toHaveLength(0);
  });

  it('are marked once where they are selected and pointed at', () => {
    const ground = createFeatureGround(dress);
    ground.show([parcel(1, 16), parcel(2, 17)]);
    ground.mark({ hovered: 1, selected: 2 });
    expect(featuresOf(ground, 2)).toHaveLength(2);
    ground.mark({ hovered: 2, selected: 2 });
    expect(featuresOf(ground, 2)).toHaveLength(1);
    ground.mark({});
    expect(featuresOf(ground, 2)).toHaveLength(0);
  });

  it('are gathered into a cluster from far away, and parted again from near', () => {
    const ground = createFeatureGround(dress);
    ground.show([parcel(1, 16, 0.001), parcel(2, 16.003, 0.001), parcel(3, 17, 0.001)]);
    const source = (ground.layers[1] as VectorLayer<VectorSource<Feature>>).getSource();
    const look = (resolution: number): void => source?.loadFeatures([], resolution, viewProjection as never);
    look(400);
    const place = toView(16.0005, 49.0005);
    expect(ground.clusterAt(place)?.spots.map(({ id }) => id)).toEqual([1, 2]);
    expect(ground.clusterAt(toView(17.0005, 49.0005))).toBeUndefined();
    // A dot is hit beside its parcel, which is hardly to be seen.
    expect(ground.parcelAt([toView(17.0005, 49.0005)[0] + 1500, toView(17, 49.0005)[1]], 0)).toBe(3);
    ground.only(new Set([3]));
    expect(ground.clusterAt(place)).toBeUndefined();
    ground.only(undefined);
    look(2);
    expect(ground.clusterAt(place)).toBeUndefined();
  });

  it('can be marked before they are there', () => {
    const ground = createFeatureGround(dress);
    ground.mark({ selected: 2 });
    ground.show([parcel(2, 17)]);
    expect(featuresOf(ground, 2)).toHaveLength(1);
  });
});
