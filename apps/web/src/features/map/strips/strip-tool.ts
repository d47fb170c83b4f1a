import { lazy } from 'react';
import type { MapTool } from '../map-tool.ts';

export const stripTool: MapTool = {
  name: 'strips',
  Panel: lazy(async () => ({ default: (await import('./StripPanel.tsx')).StripPanel })),
};
