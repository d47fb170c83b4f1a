import type { MultiPolygon as Outline } from '@brazda/contract/shapes.ts';
import { lazy } from 'react';
import type { MapFact } from '../map-facts.ts';
import type { MapTool } from '../map-tool.ts';

export const stripTool: MapTool = {
  name: 'strips',
  Panel: lazy(async () => ({ default: (await import('./StripPanel.tsx')).StripPanel })),
};

/** The strip of vegetation that is tried; its tool shows it, and printing after that. */
export const triedStrip: MapFact<Outline | undefined> = { first: undefined };
