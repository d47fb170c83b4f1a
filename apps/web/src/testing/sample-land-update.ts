import type { LandChange, LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';

type Block = LandChange['now'][number];

/** An update in review, but for what a test says otherwise. */
export function sampleUpdate(change: Partial<LandUpdate> = {}): LandUpdate {
  return {
    id: 12,
    farmId: 3,
    mode: 'REVIEW',
    source: 'REGISTRY',
    fileName: null,
    validityDate: '2026-11-20',
    state: 'REVIEW',
    done: 21,
    total: 21,
    unchanged: 18,
    withoutBase: 0,
    counts: {
      total: 3,
      conflicts: 1,
      byKind: { NEW: 0, CHANGED: 2, SPLIT: 1, MERGED: 0, REDRAWN: 0, GONE: 0 },
      byDecision: { TAKE: 2, KEEP: 0, LATER: 1 },
      effects: { continues: 2, ends: 0, begins: 1 },
    },
    problems: [],
    problemCount: 0,
    failure: null,
    importId: null,
    canBeTakenBack: false,
    startedAt: '2026-11-20T10:00:00Z',
    comparedAt: '2026-11-20T10:00:09Z',
    finishedAt: null,
    ...change,
  };
}

export function sampleBlock(change: Partial<Block> = {}): Block {
  return {
    name: null,
    crop: null,
    blockNumber: '590-1140 1707/3',
    square: '590-1140',
    officialArea: 8.07,
    computedArea: 8.0712,
    landUseCode: 'R',
    landUseName: 'Orná půda',
    altitude: 512.4,
    slope: 3.4,
    nitrateVulnerable: 'NO',
    zone: null,
    validFrom: '2026-03-01',
    cadastralUnit: null,
    ...change,
  };
}

export function sampleChange(change: Partial<LandChange> = {}): LandChange {
  return {
    number: 1,
    kind: 'SPLIT',
    conflict: null,
    decision: 'TAKE',
    properties: [],
    movedArea: 0,
    before: [sampleBlock()],
    now: [
      sampleBlock({ blockNumber: '590-1140 1707/91', officialArea: 4.1 }),
      sampleBlock({ blockNumber: '590-1140 1707/92' }),
    ],
    parcels: [
      {
        id: 18,
        name: 'Za humny',
        blockNumber: '590-1140 1707/3',
        area: 8.07,
        outcome: 'CONTINUES',
        continuesAs: '590-1140 1707/91',
        has: sampleBlock({ name: 'Za humny' }),
      },
    ],
    ...change,
  };
}

export const changedBlock = sampleChange({
  number: 2,
  kind: 'CHANGED',
  conflict: 'OWN_OUTLINE',
  decision: 'LATER',
  properties: ['OUTLINE', 'AREA', 'LAND_USE', 'VALID_FROM'],
  movedArea: 0.42,
  before: [sampleBlock({ blockNumber: '590-1140 1501/22' })],
  now: [
    sampleBlock({
      blockNumber: '590-1140 1501/22',
      officialArea: 7.95,
      landUseCode: 'T',
      landUseName: 'Trvalý travní porost',
      validFrom: '2026-06-01',
    }),
  ],
  parcels: [
    {
      id: 19,
      name: 'Dlouhá',
      blockNumber: '590-1140 1501/22',
      area: 8.07,
      outcome: 'CONTINUES',
      continuesAs: '590-1140 1501/22',
      has: sampleBlock({ name: 'Dlouhá', blockNumber: '590-1140 1501/22' }),
    },
  ],
});
