import { describe, expect, it } from 'vitest';
import { PRJ } from '#server/testing/shapefile-builder.ts';
import { declaredSystem } from './coordinate-system.ts';

function systemOf(wkt: string): (string | number | null | undefined)[] {
  const system = declaredSystem({ wkt, epsg: null, source: 'prj' });
  return [system?.code, system?.epsg];
}

const BESSEL =
  'GEOGCS["S-JTSK",DATUM["System_of_the_Unified_Trigonometrical_Cadastral_Network",SPHEROID["Bessel 1841",6377397.155,299.1528128]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]]';
const KROVAK_WKT2 = `PROJCRS["S-JTSK / Krovak East North",BASEGEOGCRS["S-JTSK",DATUM["System of the Unified Trigonometrical Cadastral Network",ELLIPSOID["Bessel 1841",6377397.155,299.1528128,LENGTHUNIT["metre",1]]],PRIMEM["Greenwich",0,ANGLEUNIT["degree",0.0174532925199433]],ID["EPSG",4156]],CONVERSION["Krovak East North (Greenwich)",METHOD["Krovak (North Orientated)",ID["EPSG",1041]],PARAMETER["Latitude of projection centre",49.5]],CS[Cartesian,2],AXIS["easting (X)",east,ORDER[1]],AXIS["northing (Y)",north,ORDER[2]],ID["EPSG",5514]]`;

describe('declared coordinate systems', () => {
  it.each([
    ['ESRI, East North', PRJ.sJtsk, 5514],
    [
      'ESRI, the old axes',
      'PROJCS["S-JTSK_Krovak",GEOGCS["GCS_S_JTSK",DATUM["D_S_JTSK"]],PROJECTION["Krovak"],PARAMETER["X_Scale",1.0],UNIT["Meter",1.0]]',
      5514,
    ],
    [
      'ESRI, from Ferro',
      'PROJCS["S-JTSK_Ferro_Krovak_East_North",GEOGCS["GCS_S_JTSK_Ferro"],PROJECTION["Krovak"]]',
      5514,
    ],
    ['with underscores', 'PROJCS["S_JTSK_Krovak_East_North",GEOGCS["GCS_S_JTSK"],PROJECTION["Krovak"]]', 5514],
    ['in Czech', 'PROJCS["Křovák",GEOGCS["Bessel"],PROJECTION["Křovákovo zobrazení"]]', 5514],
    ['without a name', `PROJCS["unnamed",${BESSEL},PROJECTION["Krovak"],UNIT["Meter",1]]`, 5514],
    [
      'WKT 1 with axes',
      `PROJCS["S-JTSK / Krovak",${BESSEL},PROJECTION["Krovak"],AXIS["X",SOUTH],AXIS["Y",WEST],AUTHORITY["EPSG","5513"]]`,
      5513,
    ],
    ['EPSG 2065', `PROJCS["S-JTSK (Ferro) / Krovak",${BESSEL},PROJECTION["Krovak"],AUTHORITY["EPSG","2065"]]`, 2065],
    ['number 102067', 'PROJCS["x",AUTHORITY["EPSG","102067"]]', 5514],
    ['WKT 2', KROVAK_WKT2, 5514],
    ['with heights', `COMPOUNDCRS["both",${KROVAK_WKT2},VERTCRS["Baltic 1957 height",ID["EPSG",8357]]]`, 5514],
    [
      'JTSK03',
      'PROJCS["S-JTSK_[JTSK03]_Krovak_East_North",GEOGCS["GCS_S-JTSK_[JTSK03]"],PROJECTION["Krovak"],AUTHORITY["EPSG","8353"]]',
      8353,
    ],
    ['PROJ text', '+proj=krovak +lat_0=49.5 +ellps=bessel', 5514],
    ['a bare code', 'EPSG:5514', 5514],
    ['a URN', 'urn:ogc:def:crs:EPSG::5514', 5514],
    [
      'S-JTSK/05 with its code',
      'PROJCS["S-JTSK/05 / Modified Krovak East North",GEOGCS["S-JTSK/05"],PROJECTION["Krovak Modified (North Orientated)"],AUTHORITY["EPSG","5516"]]',
      5516,
    ],
    [
      'S-JTSK/05 by ESRI',
      'PROJCS["S-JTSK_05_Modified_Krovak_East_North",GEOGCS["GCS_S-JTSK_05"],PROJECTION["Krovak"],PARAMETER["False_Easting",5000000.0]]',
      5516,
    ],
    ['S-JTSK/05 as PROJ text', '+proj=mod_krovak +lat_0=49.5 +x_0=5000000 +y_0=5000000 +ellps=bessel', 5516],
    ['round brackets', 'PROJCS("S-JTSK_Krovak_East_North",GEOGCS("GCS_S_JTSK"),PROJECTION("Krovak"))', 5514],
  ])('recognise S-JTSK: %s', (_spelling, wkt, epsg) => {
    expect(systemOf(wkt)).toEqual(['S-JTSK', epsg]);
  });

  it.each([
    ['WGS84', PRJ.wgs84, 4326],
    ['ETRS89', PRJ.etrs89, 4258],
    [
      'WGS84',
      'GEOGCRS["WGS 84",ENSEMBLE["World Geodetic System 1984 ensemble",MEMBER["World Geodetic System 1984 (Transit)"]],CS[ellipsoidal,2],UNIT["degree",0.0174532925199433],ID["EPSG",4326]]',
      4326,
    ],
    ['WEB_MERCATOR', PRJ.webMercator, 3857],
    [
      'WEB_MERCATOR',
      'PROJCS["WGS 84 / Pseudo-Mercator",GEOGCS["WGS 84"],PROJECTION["Mercator_1SP"],AUTHORITY["EPSG","3857"]]',
      3857,
    ],
    ['OTHER', PRJ.utm33, 32633],
    ['OTHER', 'PROJCS["ETRS_1989_Poland_CS92",GEOGCS["GCS_ETRS_1989"],PROJECTION["Transverse_Mercator"]]', 2180],
    ['OTHER', 'PROJCS["LKS94 / Lithuania TM",GEOGCS["LKS94",AUTHORITY["EPSG","4669"]],AUTHORITY["EPSG","3346"]]', 3346],
    [
      'OTHER',
      'PROJCS["My own grid",GEOGCS["WGS 84",AUTHORITY["EPSG","4326"]],PROJECTION["Transverse_Mercator"]]',
      null,
    ],
    [
      'OTHER',
      'GEOGCS["Pulkovo 1942",DATUM["Pulkovo_1942",SPHEROID["Krassowsky 1940",6378245,298.3]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4284"]]',
      4284,
    ],
    ['OTHER', 'GEOGCS["WGS 84 in grads",DATUM["WGS_1984"],PRIMEM["Greenwich",0],UNIT["grad",0.0157079632679]]', null],
    ['OTHER', 'GEOGCS["Ferro",DATUM["WGS_1984"],PRIMEM["Ferro",-17.6666],UNIT["degree",0.0174532925199433]]', null],
  ])('recognise %s in %s', (code, wkt, epsg) => {
    expect(systemOf(wkt)).toEqual([code, epsg]);
  });

  it.each(['', 'garbage', 'PROJCS["cut', 'PROJCS['.repeat(100_000), 'A['.repeat(50), '"'.repeat(1000)])(
    'make nothing of what is no well-known text',
    (wkt) => {
      expect(declaredSystem({ wkt, epsg: null, source: 'prj' })).toBeNull();
    },
  );

  it('go by the code of a GeoPackage, and keep its name', () => {
    expect(declaredSystem({ wkt: 'PROJCS["Amersfoort / RD New",GEOGCS["x"]]', epsg: 28992, source: 'file' })).toEqual({
      code: 'OTHER',
      name: 'Amersfoort / RD New',
      epsg: 28992,
      isGeographic: false,
    });
    expect(declaredSystem({ wkt: null, epsg: 5514, source: 'file' })).toMatchObject({ code: 'S-JTSK' });
  });
});
