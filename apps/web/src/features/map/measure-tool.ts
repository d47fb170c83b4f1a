import { lazy } from 'react';
import type { MapFact } from './map-facts.ts';
import type { MapTool } from './map-tool.ts';
import type { Measurement } from './measurements.ts';

export const measureTool: MapTool = {
  name: 'measure',
  Panel: lazy(async () => ({ default: (await import('./MeasurePanel.tsx')).MeasurePanel })),
};

/** What was measured since the map was opened, the newest first. */
export const measuredShapes: MapFact<readonly Measurement[]> = { first: [] };
