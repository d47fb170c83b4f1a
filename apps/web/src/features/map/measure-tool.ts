import { lazy } from 'react';
import type { MapTool } from './map-tool.ts';

export const measureTool: MapTool = {
  name: 'measure',
  Panel: lazy(async () => ({ default: (await import('./MeasurePanel.tsx')).MeasurePanel })),
};
