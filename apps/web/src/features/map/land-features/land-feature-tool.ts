import { lazy } from 'react';
import type { MapFact } from '../map-facts.ts';
import type { MapTool } from '../map-tool.ts';

export const landFeatureTool: MapTool = {
  name: 'features',
  Panel: lazy(async () => ({ default: (await import('./LandFeaturePanel.tsx')).LandFeaturePanel })),
};

/** The water or the zone that its tool has chosen. */
export const chosenLandFeature: MapFact<number | undefined> = { first: undefined };
