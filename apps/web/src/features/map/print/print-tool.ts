import { lazy } from 'react';
import type { MapTool } from '../map-tool.ts';

export const printTool: MapTool = {
  name: 'print',
  Panel: lazy(async () => ({ default: (await import('./PrintPanel.tsx')).PrintPanel })),
  isLeftByEscape: true,
  keepsWhatIsShown: true,
};
