import { BaseLayer, MapLayers } from '@brazda/contract/configuration.ts';
import { z } from 'zod';
import type { ReadJson } from '../foundation/settings.ts';
import { isPresetName, mapPresets } from './map-presets.ts';

const presetList = /^[a-z]{2}(?:\s*,\s*[a-z]{2})*$/;

export const mapEnvironment = {
  MAP_BASE_LAYERS: z.string().default('[]').describe('JSON, or @file with it: satellite and orthophoto backgrounds'),
  MAP_LAYERS: z
    .string()
    .default('{}')
    .refine(
      (text) => !presetList.test(text) || namesIn(text).every(isPresetName),
      `Only ${Object.keys(mapPresets).join(' and ')} come with the product`,
    )
    .describe('Public layers of countries, such as `cz,sk`; or JSON, or `@file` with it'),
};

interface MapEnvironment {
  readonly MAP_BASE_LAYERS: string;
  readonly MAP_LAYERS: string;
}

/** Backgrounds that are named one by one come before those of countries; nothing is there unasked. */
export function mapLayersOf(settings: MapEnvironment, readJson: ReadJson): MapLayers {
  const named = readJson('MAP_BASE_LAYERS', settings.MAP_BASE_LAYERS, z.array(BaseLayer));
  const sets = presetList.test(settings.MAP_LAYERS)
    ? namesIn(settings.MAP_LAYERS).flatMap((name) => (isPresetName(name) ? [mapPresets[name]] : []))
    : [readJson('MAP_LAYERS', settings.MAP_LAYERS, MapLayers)];
  return {
    baseLayers: [...named, ...sets.flatMap(({ baseLayers }) => baseLayers)],
    overlays: sets.flatMap(({ overlays }) => overlays),
  };
}

function namesIn(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim());
}
