import { lazy } from 'react';
import type { MapTool } from './map-tool.ts';

export const editTool: MapTool = {
  name: 'edit',
  Panel: lazy(async () => ({ default: (await import('./EditPanel.tsx')).EditPanel })),
};
