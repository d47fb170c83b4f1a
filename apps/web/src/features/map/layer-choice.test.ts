import { describe, expect, it } from 'vitest';
import type { MapOverlay } from '#web/lib/configuration.ts';
import { shownLayers, withLayer, writtenLayers } from './layer-choice.ts';

const overlay = (id: MapOverlay['id']): MapOverlay => ({ id, kind: 'wms', url: 'https://a.example', attribution: '' });
const overlays = [overlay('lpis_cz'), overlay('counties')];

describe('layers of the map', () => {
  it('are parcels and their labels where nothing is said, and that is not said', () => {
    const shown = shownLayers(undefined, overlays);
    expect([...shown]).toEqual(['parcels', 'labels']);
    expect(writtenLayers(shown)).toBeUndefined();
  });

  it('are those that are said, as far as there are such', () => {
    expect([...shownLayers('labels,lpis_cz,weather,moon', overlays)]).toEqual(['labels', 'lpis_cz']);
    expect([...shownLayers('left_out', overlays)]).toEqual(['left_out']);
    expect([...shownLayers('none', overlays)]).toEqual([]);
  });

  it('are read as they were written, also when there are none', () => {
    const chosen = withLayer(withLayer(shownLayers(undefined, overlays), 'counties', true), 'parcels', false);
    for (const shown of [chosen, new Set<never>()]) {
      const again = shownLayers(writtenLayers(shown), overlays);
      expect([...again].toSorted()).toEqual([...shown].toSorted());
    }
    expect(writtenLayers(withLayer(withLayer(chosen, 'counties', false), 'parcels', true))).toBeUndefined();
  });
});
