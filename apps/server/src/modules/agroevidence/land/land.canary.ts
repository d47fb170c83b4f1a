import { largestNumber } from '@brazda/contract/shapes.ts';
import type { CallInput } from '#server/testing/contract-calls.ts';
import type { Ids } from '#server/testing/module-canary.ts';

/** Four corners in the country of the farms of tests. */
const drawnOutline = {
  type: 'Polygon',
  coordinates: [
    [
      [14.6, 49.3],
      [14.61, 49.3],
      [14.61, 49.31],
      [14.6, 49.3],
    ],
  ],
};

const someBrook = {
  type: 'LineString',
  coordinates: [
    [14.33, 48.89],
    [14.34, 48.9],
  ],
};

/** Of drawing parcels and what lies on the land, and of what is left out of parcels. */
export const landSamples: Readonly<Record<string, (ids: Ids) => CallInput>> = {
  'agroevidence.deductions.geometry': ({ parcel }) => ({
    body: { parcelIds: [parcel], deductions: [{ kind: 'WATER', width: 10 }] },
  }),
  'agroevidence.deductions.area': ({ parcel }) => ({
    body: { parcelIds: [parcel], deductions: [{ kind: 'WATER', width: 10 }] },
  }),
  'agroevidence.deductions.seen': () => ({
    body: { box: [-180, -90, 180, 90], deductions: [{ kind: 'WATER', width: 10 }] },
  }),
  'agroevidence.deductions.vegetationStrips': ({ parcel }) => ({
    body: { parcelIds: [parcel], width: 6, along: { kind: 'WATER' } },
  }),
  'agroevidence.deductions.vegetationStripFile': ({ parcel }) => ({
    body: { parcelIds: [parcel], width: 6, along: { kind: 'WATER' }, format: 'GEOJSON' },
  }),
  'agroevidence.landFeatures.create': () => ({
    body: { kind: 'WATER', features: [{ geometry: someBrook }] },
  }),
  'agroevidence.landFeatures.rename': () => ({ body: { name: 'Bahňák' } }),
  'agroevidence.landFeatures.redraw': () => ({ body: { geometry: someBrook } }),
  'agroevidence.parcelEditing.draw': () => ({
    body: { outline: drawnOutline, name: 'Nové pole', from: '2026-04-01' },
  }),
  'agroevidence.parcelEditing.redraw': () => ({ body: { mode: 'CORRECTION', outline: drawnOutline } }),
  'agroevidence.parcelEditing.parts': () => ({
    body: { line: { type: 'LineString', coordinates: drawnOutline.coordinates[0] } },
  }),
  'agroevidence.parcelEditing.split': () => ({
    body: { line: { type: 'LineString', coordinates: drawnOutline.coordinates[0] }, from: '2026-04-01' },
  }),
  // No day on which a parcel could end: others need it.
  'agroevidence.parcelEditing.retire': () => ({ body: { from: '2099-01-01' } }),
  'agroevidence.parcelEditing.merge': ({ parcel }) => ({
    body: { parcels: [{ id: parcel }, { id: largestNumber }], from: '2026-04-01' },
  }),
};

export const landWithoutControl = [
  'agroevidence.parcelEditing.draw',
  'agroevidence.parcelEditing.redraw',
  'agroevidence.parcelEditing.parts',
  'agroevidence.parcelEditing.split',
  'agroevidence.parcelEditing.merge',
  'agroevidence.parcelEditing.retire',
  'agroevidence.landFeatures.retire',
] as const;
