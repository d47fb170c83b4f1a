import {
  LandChangeKind,
  LandDecision,
  type LandChange,
  type LandChangeDetail,
  type LandChangeOutlines,
  type LandUpdate,
  type LandUpdateSummary,
} from '@brazda/contract/agroevidence/land-updates.ts';
import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import { hectares, roundedHectares } from '@brazda/domain/measures.ts';
import type { BlockState, ChangeRow, MetParcelRow } from './land-changes.repository.ts';
import type { ChangeCount, LandUpdateFound, WholeLandUpdate } from './land-updates.repository.ts';

export function landUpdateView(row: WholeLandUpdate): LandUpdate {
  const summary = landUpdateSummaryView(row);
  const counts = { ...summary.counts, effects: row.effects };
  return { ...summary, counts, problems: row.problems as LandProblem[] };
}

export function landUpdateSummaryView(row: LandUpdateFound): LandUpdateSummary {
  return {
    id: row.id,
    farmId: row.farmId,
    mode: row.mode,
    source: row.source,
    fileName: row.fileName,
    validityDate: row.validityDate,
    state: row.state,
    done: row.done,
    total: row.total,
    unchanged: row.unchanged,
    withoutBase: row.withoutBase,
    counts: countsView(row),
    problemCount: row.problemCount,
    failure: row.failure,
    importId: row.importId,
    canBeTakenBack: row.canBeTakenBack,
    startedAt: row.startedAt.toISOString(),
    comparedAt: row.comparedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

function countsView({ counts }: LandUpdateFound): LandUpdateSummary['counts'] {
  const sum = (isMeant: (count: ChangeCount) => boolean): number =>
    counts.filter(isMeant).reduce((total, { changes }) => total + changes, 0);
  const each = <T extends string>(names: readonly T[], of: (count: ChangeCount) => string): Record<T, number> =>
    Object.fromEntries(names.map((name) => [name, sum((count) => of(count) === name)])) as Record<T, number>;
  return {
    total: sum(() => true),
    conflicts: sum(({ isConflict }) => isConflict),
    byKind: each(LandChangeKind.options, ({ kind }) => kind),
    byDecision: each(LandDecision.options, ({ decision }) => decision),
  };
}

export function landChangeView(row: ChangeRow): LandChange {
  return {
    ...sharedView(row),
    before: row.before.map(blockView),
    now: row.now.map(blockView),
    parcels: row.parcels.map(parcelView),
  };
}

export function landChangeDetailView(row: ChangeRow): LandChangeDetail {
  return {
    ...sharedView(row),
    before: row.before.map((block) => ({ ...blockView(block), geometry: outlineOf(block) })),
    now: row.now.map((block) => ({ ...blockView(block), geometry: outlineOf(block) })),
    parcels: row.parcels.map((parcel) => ({
      ...parcelView(parcel),
      geometry: outlineOf(parcel),
    })),
  };
}

export function landChangeOutlinesView({ number, kind, conflict, ...row }: ChangeRow): LandChangeOutlines {
  return {
    number,
    kind,
    conflict,
    before: row.before.map(outlineOf),
    now: row.now.map(outlineOf),
    own: row.parcels.map(outlineOf),
  };
}

function sharedView(
  row: ChangeRow,
): Pick<LandChange, 'number' | 'kind' | 'conflict' | 'decision' | 'properties' | 'movedArea'> {
  const { number, kind, conflict, decision, properties, movedM2 } = row;
  return {
    number,
    kind,
    conflict,
    decision,
    properties: [...properties],
    movedArea: roundedHectares(hectares(movedM2)),
  };
}

function blockView({ facts, areaM2 }: Pick<BlockState, 'facts' | 'areaM2'>): LandChange['before'][number] {
  return {
    name: facts.name ?? null,
    crop: facts.cropName ?? null,
    blockNumber: facts.blockNumber,
    square: facts.square,
    officialArea: facts.officialAreaHa,
    computedArea: roundedHectares(hectares(areaM2)),
    landUseCode: facts.landUseCode,
    landUseName: facts.landUseName,
    altitude: facts.altitudeM,
    slope: facts.slopeDegrees,
    nitrateVulnerable: facts.nitrateVulnerable,
    zone: facts.zone,
    validFrom: facts.validFrom,
    cadastralUnit: facts.cadastralUnit ?? null,
  };
}

function parcelView(parcel: MetParcelRow): LandChange['parcels'][number] {
  const { id, name, blockNumber, officialAreaHa, areaM2, continues, continuesAs } = parcel;
  const area = officialAreaHa ?? roundedHectares(hectares(areaM2));
  const outcome = continues ? 'CONTINUES' : 'ENDS';
  return { id, name, blockNumber, area, outcome, continuesAs, has: blockView(parcel) };
}

function outlineOf({ geometry }: { readonly geometry?: MultiPolygon }): MultiPolygon {
  return geometry ?? { type: 'MultiPolygon', coordinates: [] };
}
