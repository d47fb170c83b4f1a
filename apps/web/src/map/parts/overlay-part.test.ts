import LayerGroup from 'ol/layer/Group.js';
import type BaseLayer from 'ol/layer/Base.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapOverlay } from '#web/lib/configuration.ts';
import { createOverlayPart, farthestOf, registerResolution, type OverlayPart } from './overlay-part.ts';

const register: MapOverlay = { id: 'lpis_cz', kind: 'wms', url: 'https://a.example/wms', layer: 'x', attribution: '' };
const weather: MapOverlay = { id: 'weather', kind: 'xyz', url: 'https://a.example/{z}/{time}', attribution: '' };
const blocks: MapOverlay = { id: 'lpis_sk', kind: 'vector', url: 'https://a.example/{z}/{x}/{y}', attribution: '' };

let part: OverlayPart;
beforeEach(() => {
  part = createOverlayPart({ onSilence: vi.fn() });
});

function drawn(): readonly BaseLayer[] {
  const [described] = part.layers;
  return described?.layer instanceof LayerGroup ? described.layer.getLayers().getArray() : [];
}

describe('layers over the parcels', () => {
  it('of parcels are drawn at the bound of registers and nearer, whatever kind they are', () => {
    part.show([{ overlay: register }, { overlay: blocks }]);
    for (const layer of drawn()) {
      expect(layer.getMaxResolution()).toBeGreaterThan(registerResolution);
      expect(layer.getMaxResolution()).toBeLessThan(registerResolution * 1.0001);
    }
    expect(drawn()).toHaveLength(2);
    expect(farthestOf(register)).toBeGreaterThan(registerResolution);
  });

  it.each(['weather', 'counties', 'surface_water', 'water_protection', 'population_protection'] as const)(
    'of %s are drawn from everywhere, unless they say from where',
    (id) => {
      part.show([{ overlay: { ...weather, id } }]);
      expect(drawn()[0]?.getMaxResolution()).toBe(Infinity);
      expect(farthestOf({ id })).toBeUndefined();
      expect(farthestOf({ id, minZoom: 12 })).toBeCloseTo(38.2, 1);
    },
  );

  it('that begin at a nearer zoom are drawn from there', () => {
    expect(farthestOf({ ...register, minZoom: 16 })).toBeLessThan(3);
    expect(farthestOf({ ...register, minZoom: 2 })).toBe(farthestOf(register));
  });

  it('stay as they are while others come and go, and are made anew for another moment', () => {
    part.show([{ overlay: register }, { overlay: weather, moment: '2026-11-22T14:00:00Z' }]);
    const [first, rain] = drawn();
    part.show([{ overlay: register }, { overlay: weather, moment: '2026-11-22T14:10:00Z' }]);
    expect(drawn()[0]).toBe(first);
    expect(drawn()[1]).not.toBe(rain);
    part.show([]);
    expect(drawn()).toEqual([]);
  });

  it('are drawn as strongly as is wished', () => {
    part.setOpacity(0.4);
    expect(part.layers[0]?.layer.getOpacity()).toBe(0.4);
    part.dispose();
  });
});
