import { MapLayers } from '@brazda/contract/configuration.ts';
import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfig } from '../config.ts';
import { mapPresets } from './map-presets.ts';

const overlay = {
  id: 'weather',
  kind: 'xyz',
  url: 'https://radar.example/{time}/{z}/{x}/{y}.png',
  attribution: '© Radar',
  licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  moments: { everyMinutes: 10, lateMinutes: 5 },
};

describe('layers of the map', () => {
  it('are none where nobody names any', () => {
    expect(readConfig({}).mapLayers).toEqual({ baseLayers: [], overlays: [] });
  });

  it('come for whole countries by their letters', () => {
    const { baseLayers, overlays } = readConfig({ MAP_LAYERS: 'cz, sk' }).mapLayers;
    expect(baseLayers.map(({ id, countries }) => [id, countries])).toEqual([
      ['orthophoto', ['CZ']],
      ['orthophoto', ['SK']],
    ]);
    expect(overlays.map(({ id }) => id)).toContain('lpis_cz');
    expect(overlays.map(({ id }) => id)).toContain('lpis_sk');
    expect(readConfig({ MAP_LAYERS: 'sk' }).mapLayers.overlays.every(({ id }) => id === 'lpis_sk')).toBe(true);
  });

  it.each(Object.entries(mapPresets))(
    'of %s that come with the product are such as may be configured, and credited',
    (_, preset) => {
      expect(MapLayers.parse(preset)).toEqual(preset);
      expect(preset.baseLayers.every(({ licence }) => licence !== undefined && licence.name !== '')).toBe(true);
      for (const { attribution, url } of [...preset.baseLayers, ...preset.overlays]) {
        expect(attribution).not.toBe('');
        expect(new URL(url).protocol).toBe('https:');
      }
    },
  );

  it('may be written down, beside backgrounds that are named one by one', () => {
    const base = { id: 'satellite', kind: 'xyz', url: 'https://a.example/{z}/{x}/{y}', attribution: '' };
    const { mapLayers } = readConfig({
      MAP_LAYERS: JSON.stringify({ overlays: [overlay] }),
      MAP_BASE_LAYERS: JSON.stringify([base]),
    });
    expect(mapLayers).toEqual({ baseLayers: [base], overlays: [overlay] });
  });

  it.each([
    'cz,de',
    'de',
    '{',
    '@/nowhere',
    '{"overlays":[{"id":"moon"}]}',
    JSON.stringify({ overlays: [{ ...overlay, url: 'javascript:0' }] }),
  ])('are refused where they cannot be meant: %s', (value) => {
    const read = (): unknown => readConfig({ MAP_LAYERS: value });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow('MAP_LAYERS');
  });
});
