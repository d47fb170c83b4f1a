import type { RegistryBlock } from './read-blocks.ts';

/** The registry's plane, east and north both negative. */
const sJtsk = 'urn:ogc:def:crs:EPSG::5514';

/**
 * The blocks as a land file under the column names of the official export: so they go the same way as a file that a
 * farmer brings, with the same limits, repairs and checks.
 */
export function landFileOfBlocks(blocks: readonly RegistryBlock[]): Uint8Array {
  return landFileOf(blocks.map(featureOf));
}

/** A land file of features that are text already. */
export function landFileOf(features: readonly string[]): Uint8Array {
  const crs = JSON.stringify({ type: 'name', properties: { name: sJtsk } });
  return new TextEncoder().encode(`{"type":"FeatureCollection","crs":${crs},"features":[${features.join(',')}]}`);
}

export function featureOf(block: RegistryBlock): string {
  return JSON.stringify({
    type: 'Feature',
    properties: {
      ID_DPB: block.id,
      CTVEREC: block.square,
      ZKOD_DPB: block.code,
      PLATNYOD: block.validFrom,
      VYMERA: block.areaHa,
      KULTURAKOD: block.landUseCode,
      KULTURANAZ: block.landUseName,
      VYSKA: block.altitudeM,
      SVAZITOST: block.slopeDegrees,
      OSN: nitrateWord(block.isNitrateVulnerable),
      APL_PASMO: block.zone,
      KU_NAZEV: block.cadastralUnit,
    },
    geometry: block.outline,
  });
}

function nitrateWord(isVulnerable: boolean | null): 'ANO' | 'NE' | null {
  if (isVulnerable === null) return null;
  return isVulnerable ? 'ANO' : 'NE';
}
