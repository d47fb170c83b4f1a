import { describe, expect, it } from 'vitest';
import type { BaseLayer, MapOverlay } from '#web/lib/configuration.ts';
import { pictureAddress } from './base-address.ts';

const shared = { id: 'orthophoto', attribution: '' } as const;

describe('pictureAddress', () => {
  it('fills the template of an XYZ service in any order, and counts rows from below where asked', () => {
    const xyz: BaseLayer = { ...shared, kind: 'xyz', url: 'https://a.test/{z}/{y}/{x}.png' };
    expect(pictureAddress(xyz, 3, 4, 2)).toBe('https://a.test/3/2/4.png');
    expect(pictureAddress({ ...xyz, url: 'https://a.test/{z}/{x}/{-y}' }, 3, 4, 2)).toBe('https://a.test/3/4/5');
  });

  it('asks a WMTS by query, and by path where its address is a template', () => {
    const wmts: BaseLayer = {
      ...shared,
      kind: 'wmts',
      url: 'https://a.test/wmts?key=1',
      layer: 'orto',
      matrixSet: 'G',
    };
    const asked = new URL(pictureAddress(wmts, 3, 4, 2)).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      key: '1',
      REQUEST: 'GetTile',
      LAYER: 'orto',
      TILEMATRIXSET: 'G',
      TILEMATRIX: '3',
      TILECOL: '4',
      TILEROW: '2',
    });
    const rest = { ...wmts, url: 'https://a.test/{Layer}/{Style}/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol}' };
    expect(pictureAddress(rest, 3, 4, 2)).toBe('https://a.test/orto/default/G/3/2/4');
  });

  it('asks a WMS for the box of the tile', () => {
    const wms: BaseLayer = { ...shared, kind: 'wms', url: 'https://a.test/wms', layer: '0' };
    const asked = new URL(pictureAddress(wms, 1, 1, 0)).searchParams;
    expect(asked.get('CRS')).toBe('EPSG:3857');
    expect(
      asked
        .get('BBOX')
        ?.split(',')
        .map((part) => Math.round(Number(part))),
    ).toEqual([0, 0, 20_037_508, 20_037_508]);
  });

  it('asks for what lies over the parcels so that they are seen through it, and for its moment', () => {
    const rain: MapOverlay = { id: 'weather', kind: 'wms', url: 'https://a.test/wms', layer: 'r', attribution: '' };
    const asked = new URL(pictureAddress(rain, 1, 1, 0, '2026-11-22T14:20:00Z')).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      TRANSPARENT: 'TRUE',
      FORMAT: 'image/png',
      TIME: '2026-11-22T14:20:00Z',
    });
    const tiles: MapOverlay = { ...rain, kind: 'xyz', url: 'https://a.test/{time}/{z}/{x}/{y}' };
    expect(pictureAddress(tiles, 3, 4, 2, '2026-11-22T14:20:00Z')).toBe('https://a.test/2026-11-22T14:20:00Z/3/4/2');
    const base: BaseLayer = { ...shared, kind: 'wms', url: 'https://a.test/wms', layer: '0' };
    expect(pictureAddress(base, 1, 1, 0)).not.toMatch(/TRANSPARENT|TIME/);
  });
});
