import { deserialize } from 'flatgeobuf/lib/mjs/geojson.js';
import type { HeaderMeta } from 'flatgeobuf/lib/mjs/header-meta.js';
import { landFeature, layerOfFeatures, type LandFeature } from './geojson-layer.ts';
import { LAND_LIMITS } from './land-limits.ts';
import { LandFileError } from './land-problems.ts';
import type { SourceLayer, SourceReference } from './source-layer.ts';

export async function openFlatGeobuf(name: string, bytes: Uint8Array): Promise<SourceLayer> {
  const features: LandFeature[] = [];
  let reference: SourceReference | null = null;
  const onHeader = ({ crs }: HeaderMeta): void => {
    reference = referenceOf(crs);
  };
  try {
    // Numbers are read in place, which only bytes at the beginning of a buffer of their own allow.
    for await (const { properties, geometry } of deserialize(new Uint8Array(bytes), { headerMetaFn: onHeader })) {
      features.push(landFeature(properties ?? {}, geometry));
      if (features.length > LAND_LIMITS.parcels) break;
    }
  } catch (error) {
    throw new LandFileError('landFile.flatGeobufDamaged', { layer: name }, error);
  }
  return layerOfFeatures(name, features, { encoding: 'utf-8', reference });
}

function referenceOf(crs: HeaderMeta['crs']): SourceReference | null {
  if (!crs) return null;
  const epsg = crs.code > 0 ? crs.code : null;
  const wkt = crs.wkt ? crs.wkt.slice(0, 100_000) : null;
  return epsg === null && wkt === null ? null : { wkt, epsg, source: 'file' };
}
