import { lazy } from 'react';
import type { MapTool } from '../map-tool.ts';

export const landFeatureTool: MapTool = {
  name: 'features',
  Panel: lazy(async () => ({ default: (await import('./LandFeaturePanel.tsx')).LandFeaturePanel })),
};
