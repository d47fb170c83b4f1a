import { largestNumber } from '@brazda/contract/shapes.ts';
import type { CallInput } from '#server/testing/contract-calls.ts';
import type { Ids } from '#server/testing/module-canary.ts';

/** Not only of what has all that a filter can ask for. */
function ofAll(input: CallInput): CallInput {
  return { ...input, query: {} };
}

function ofDayOfCanaries({ query, ...input }: CallInput): CallInput {
  return { ...input, query: { 'parcel-ids': query?.['parcel-ids'], 'action-date': '2026-04-10' } };
}

/** Some of it lies in every parcel that tests make. */
const aroundAll = {
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [-179, -85],
        [179, -85],
        [179, 85],
        [-179, 85],
        [-179, -85],
      ],
    ],
  ],
};

export const actionSamples: Readonly<Record<string, (ids: Ids) => CallInput>> = {
  'agroevidence.workedLand.measure': ({ parcel }) => ({
    body: { parcelId: parcel, day: '2026-04-10', geometry: aroundAll },
  }),
  // The crop that stands on all parcels that tests make.
  'agroevidence.actions.targets': () => ({ query: { 'target-crop-id': 1, 'action-date': '2026-04-10' } }),
  // As many as no farm of the tests has: none is changed by a sample.
  'agroevidence.actions.approveFiltered': () => ({ query: { expected: 2000 } }),
  'agroevidence.actions.removeFiltered': () => ({ query: { expected: 2000 } }),
  'agroevidence.actions.split': ({ action }) => ({ body: { id: action, parts: [[largestNumber]] } }),
};

export const actionsBesideCanaries: Readonly<Record<string, (input: CallInput) => CallInput>> = {
  'agroevidence.actions.list': ofAll,
  'agroevidence.actions.statistics': ofAll,
  'agroevidence.actions.outlines': ofAll,
  'agroevidence.actions.targets': ofDayOfCanaries,
};

export const silentActions = [
  'agroevidence.actions.excel',
  'agroevidence.actions.types',
  // The farm of the canaries has brought a fertilizer onto its land, and nothing else.
  'agroevidence.usedMaterials.seeds',
  'agroevidence.usedMaterials.plantProtections',
] as const;

/** Whoever has more farms has to say which, and what was deleted is not there again. */
export const actionsWithoutControl = [
  'agroevidence.actions.recordSowing',
  'agroevidence.actions.recordHarvest',
  'agroevidence.actions.recordMowing',
  'agroevidence.actions.recordApplication',
  'agroevidence.actions.recordOther',
  'agroevidence.actions.changeSowing',
  'agroevidence.actions.changeHarvest',
  'agroevidence.actions.changeMowing',
  'agroevidence.actions.changeApplication',
  'agroevidence.actions.changeOther',
  'agroevidence.actions.split',
  'agroevidence.actions.remove',
  'agroevidence.actions.approve',
  // Others are meant, always.
  'agroevidence.actions.approveFiltered',
  'agroevidence.actions.removeFiltered',
] as const;
