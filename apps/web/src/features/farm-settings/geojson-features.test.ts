import { describe, expect, it } from 'vitest';
import { readGeoJson } from './geojson-features.ts';

const line = {
  type: 'LineString',
  coordinates: [
    [14.1, 49.1],
    [14.2, 49.2],
  ],
};

describe('lines and outlines of a GeoJSON file', () => {
  it('come from a collection with their names, without heights', () => {
    const feature = (properties: object, coordinates: unknown) => ({
      type: 'Feature',
      properties,
      geometry: { ...line, coordinates },
    });
    const text = JSON.stringify({
      type: 'FeatureCollection',
      features: [
        feature({ NAZ_TOK: ' Blanice ' }, [
          [14.1, 49.1, 400],
          [14.200000001, 49.2, 401],
        ]),
        feature({}, line.coordinates),
      ],
    });
    expect(readGeoJson(text)).toEqual({
      features: [
        { name: 'Blanice', geometry: line },
        { name: null, geometry: line },
      ],
      skipped: 0,
    });
  });

  it('come from one bare geometry too', () => {
    expect(readGeoJson(JSON.stringify(line))?.features).toEqual([{ name: null, geometry: line }]);
  });

  it('are counted where they are points, or not to be understood', () => {
    const features = [{ type: 'Point', coordinates: [14, 49] }, { ...line, coordinates: [[14, null]] }, null, line];
    expect(readGeoJson(JSON.stringify({ type: 'FeatureCollection', features }))).toMatchObject({ skipped: 3 });
  });

  it('are none in what is not GeoJSON', () => {
    for (const text of ['', '{', '[]', '{"type":"Topology"}', '{"type":"FeatureCollection"}'])
      expect(readGeoJson(text)).toBeUndefined();
  });
});
