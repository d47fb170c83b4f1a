import { cropRoles, mostParcelCrops, mostParts, planOrigins } from '@brazda/domain/enumerations/crop-role.ts';
import { rotationWarningCodes } from '@brazda/domain/enumerations/rotation-warning.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChangeId, Color } from '../shapes.ts';
import { CropId, ParcelId, PlanScenarioId } from './agroevidence.ids.ts';
import { CatalogueType } from './crops.ts';
import { KnownPart, PlanPart, PlanPartArea } from './plan-parts.ts';

/** The year in which a season begins: 2026 is 2026/27. */
export const SeasonYear = z.int().min(1990).max(2100);

export const Season = z.object({ id: SeasonYear, startYear: SeasonYear, endYear: z.int() }).meta({ id: 'Season' });
export type Season = z.infer<typeof Season>;

/** A crop as plans show it; what grows on land and is in no catalogue has no number. */
export const PlanCrop = z
  .object({
    id: z.int().nullable(),
    name: z.string(),
    color: Color.nullable(),
    externalId: z.string().nullable(),
    catalogueType: CatalogueType,
  })
  .meta({ id: 'PlanCrop' });
export type PlanCrop = z.infer<typeof PlanCrop>;

export const CropRole = z.enum(cropRoles);
export type CropRole = z.infer<typeof CropRole>;

/** What a plan says of a part of a parcel in a season; a parcel that is not divided is its part 1. */
export const PlanEntry = z
  .object({
    seasonId: SeasonYear,
    cropId: z.int(),
    role: CropRole,
    part: z.int(),
    /** Hectares of a part; null where it is all that the others leave. */
    area: z.number().nullable(),
    origin: z.enum(planOrigins),
    /** Taken over from land that was split or merged: somebody should look. */
    isToCheck: z.boolean(),
  })
  .meta({ id: 'PlanEntry' });
export type PlanEntry = z.infer<typeof PlanEntry>;

export const PlannedParcel = z
  .object({
    id: ParcelId,
    localName: z.string(),
    blockNumber: z.string().nullable(),
    /** Hectares: the official area where there is one, else the computed one. */
    area: z.number(),
    landUseCode: z.string().nullable(),
    entries: z.array(PlanEntry),
  })
  .meta({ id: 'PlannedParcel' });
export type PlannedParcel = z.infer<typeof PlannedParcel>;

/** A crop that is planned, or that may be. */
export const PlanChoice = PlanCrop.extend({
  id: z.int(),
  /** Put away: it stays where it is planned and is not chosen anew. */
  isRetired: z.boolean(),
}).meta({ id: 'PlanChoice' });
export type PlanChoice = z.infer<typeof PlanChoice>;

/** The plan of all open parcels; crops are told once, and named by their numbers in it. */
export const SowingPlan = z
  .object({ seasons: z.array(Season), crops: z.array(PlanChoice), parcels: z.array(PlannedParcel) })
  .meta({ id: 'SowingPlan' });
export type SowingPlan = z.infer<typeof SowingPlan>;

/** One season of one parcel, with its crop. */
export const ParcelPlanEntry = PlanEntry.omit({ seasonId: true, cropId: true })
  .extend({ season: Season, crop: PlanCrop })
  .meta({ id: 'ParcelPlanEntry' });
export type ParcelPlanEntry = z.infer<typeof ParcelPlanEntry>;

export const PlanStatistic = z
  .object({ crop: PlanCrop, role: CropRole, area: z.number(), parcels: z.int() })
  .meta({ id: 'PlanStatistic' });
export type PlanStatistic = z.infer<typeof PlanStatistic>;

/** How much of each crop a season has, in hectares with two decimals, and how much land has no main crop. */
export const SeasonStatistics = z
  .object({
    seasonId: z.int(),
    statistics: z.array(PlanStatistic),
    notPlanned: z.object({ area: z.number(), parcels: z.int() }),
  })
  .meta({ id: 'SeasonStatistics' });
export type SeasonStatistics = z.infer<typeof SeasonStatistics>;

export const SeasonPlan = SeasonStatistics.extend({
  /** Null for the current state. */
  season: Season.nullable(),
  parcels: z.array(
    z.object({
      id: ParcelId,
      crops: z.array(z.object({ crop: PlanCrop, role: CropRole, part: z.int(), area: z.number() })),
    }),
  ),
}).meta({ id: 'SeasonPlan' });
export type SeasonPlan = z.infer<typeof SeasonPlan>;

/** Something that speaks against a crop of the plan; it is told and never refused. */
export const PlanWarning = z
  .object({
    /** By the rules of rotation; or that it was taken over from land that was split or merged, and nobody has looked at it. */
    code: z.enum([...rotationWarningCodes, 'TAKEN_OVER']),
    seasonId: SeasonYear,
    /** Null where it is about the whole farm. */
    parcelId: ParcelId.nullable(),
    crop: PlanCrop,
    /** What the crop follows. */
    before: z.object({ seasonId: z.int(), crop: PlanCrop }).nullable(),
    /** Years from one to the next, or part of the arable land; null where the rule asks for no number. */
    value: z.number().nullable(),
    limit: z.number().nullable(),
    /** Null where it follows from no rule. */
    source: z.string().nullable(),
    isGeneralKnowledge: z.boolean(),
  })
  .meta({ id: 'PlanWarning' });
export type PlanWarning = z.infer<typeof PlanWarning>;

export const PlanWarnings = z
  .object({
    warnings: z.array(PlanWarning),
    /** Planned crops of which too little is known to say that nothing speaks against them. */
    unknown: z.int(),
  })
  .meta({ id: 'PlanWarnings' });
export type PlanWarnings = z.infer<typeof PlanWarnings>;

const Change = {
  seasonId: SeasonYear,
  /** Null takes the crop out of the plan. */
  cropId: CropId.nullable(),
  role: CropRole.default('MAIN'),
  /** Left out, the crop stands on the whole parcel, and what it was divided into goes. */
  part: PlanPart.optional(),
  area: PlanPartArea.nullable().default(null),
  /**
   * What its sender knows to be planned there in that role before the call, by parts. Where something else is by now, all of
   * the call changes nothing and answers `record.changed` with the cells that are others (`PlanCell`).
   */
  known: z.array(KnownPart).max(mostParts).optional(),
};
export const ParcelCropChange = z.strictObject(Change).meta({ id: 'ParcelCropChange' });
export type ParcelCropChange = z.output<typeof ParcelCropChange>;
export const ParcelCrop = z.strictObject({ parcelId: ParcelId, ...Change }).meta({ id: 'ParcelCrop' });
export type ParcelCrop = z.output<typeof ParcelCrop>;
/** What is planned by now on a parcel in a season, as main crops or as catch crops. */
export const PlanCell = z
  .object({ parcelId: ParcelId, seasonId: SeasonYear, role: CropRole, entries: z.array(PlanEntry) })
  .meta({ id: 'PlanCell' });
export type PlanCell = z.infer<typeof PlanCell>;
/** How many entries were changed, and under which number it is written down; null where all was so already. */
export const PlanChange = z.object({ changeId: ChangeId.nullable(), changed: z.int() }).meta({ id: 'PlanChange' });
export type PlanChange = z.infer<typeof PlanChange>;
/** The same with what stands by now in each cell that was named, and of a whole season. */
export const ChangedPlan = PlanChange.extend({ plans: z.array(PlanCell) }).meta({ id: 'ChangedPlan' });
export type ChangedPlan = z.infer<typeof ChangedPlan>;
export const ChangedSeason = PlanChange.extend({ season: Season }).meta({ id: 'ChangedSeason' });
export type ChangedSeason = z.infer<typeof ChangedSeason>;

export const SeasonFill = z
  .strictObject({
    startYear: SeasonYear,
    /** The season whose crops are copied; else they are proposed by what grew before. */
    copyFrom: SeasonYear.optional(),
    byRules: z.literal(true).optional(),
  })
  .refine(({ copyFrom, byRules }) => (copyFrom === undefined) === (byRules === true))
  .meta({ id: 'SeasonFill' });
export type SeasonFill = z.infer<typeof SeasonFill>;

const span = {
  /** The first season; by default that of last calendar year. */
  startYear: SeasonYear.optional(),
  size: z.int().min(1).max(12).default(4),
};
/** A plan that is tried beside the official one. */
const ofScenario = { 'scenario-id': PlanScenarioId.optional() };
/** A season, or 0 for what grows today. */
const SeasonParam = z.object({
  seasonId: z
    .int()
    .min(0)
    .max(2100)
    .refine((id) => id === 0 || id >= 1990),
});

const refusals = ['farm.oneNeeded', 'planScenario.notFound'] as const;
const ofLand = ['parcel.notFound', 'parcel.retired', 'crop.notFound', 'crop.retired'] as const;
const refusedCrops = [...ofLand, 'plan.areaTooLarge', 'record.changed', ...refusals] as const;

export const sowingPlan = {
  ofParcel: endpoint('GET', '/sowing-plan/parcels/{parcelId}', {
    summary: 'What is planned on one parcel, by season',
    access: 'farm',
    permission: 'farm.read',
    params: z.object({ parcelId: ParcelId }),
    query: z.object({ ...span, ...ofScenario }),
    response: z.array(ParcelPlanEntry),
    errors: ['parcel.notFound', 'planScenario.notFound'],
  }),
  changeParcel: endpoint('PUT', '/sowing-plan/parcels/{parcelId}', {
    summary: 'Plan a crop on a parcel, or take it out of the plan',
    access: 'farm',
    permission: 'land.change',
    params: z.object({ parcelId: ParcelId }),
    query: z.object(ofScenario),
    body: ParcelCropChange,
    response: ChangedPlan,
    errors: refusedCrops,
  }),
  seasons: endpoint('GET', '/sowing-plan/seasons', {
    summary: 'Seasons one after another',
    access: 'farm',
    permission: 'farm.read',
    query: z.object(span),
    response: z.array(Season),
  }),
  excel: endpoint('GET', '/sowing-plan/seasons/excel', {
    summary:
      'The plan of all open parcels as a spreadsheet: a sheet of the parcels by season, and one of the areas by crop',
    access: 'farm',
    permission: 'farm.read',
    limit: { calls: 60, seconds: 60 },
    query: z.object({ ...span, ...ofScenario }),
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    errors: ['planScenario.notFound'],
  }),
  fillSeason: endpoint('POST', '/sowing-plan/seasons', {
    summary: 'Plan crops where a season has none yet: those of another season, or what the rules propose',
    access: 'farm',
    permission: 'land.change',
    creates: true,
    limit: { calls: 60, seconds: 60 },
    query: z.object(ofScenario),
    body: SeasonFill,
    response: ChangedSeason,
    errors: refusals,
  }),
  season: endpoint('GET', '/sowing-plan/seasons/{seasonId}', {
    summary: 'One season: the crops of each parcel, and how much of each there is; 0 is what grows today',
    access: 'farm',
    permission: 'farm.read',
    params: SeasonParam,
    query: z.object(ofScenario),
    response: SeasonPlan,
    errors: ['planScenario.notFound'],
  }),
  resetSeason: endpoint('DELETE', '/sowing-plan/seasons/{seasonId}/reset', {
    summary: 'Take all crops of a season out of the plan',
    access: 'farm',
    permission: 'land.change',
    params: z.object({ seasonId: SeasonYear }),
    query: z.object(ofScenario),
    response: ChangedSeason,
    errors: refusals,
  }),
  plan: endpoint('GET', '/sowing-plan/parcels', {
    summary: 'The plan of all open parcels',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ ...span, ...ofScenario }),
    response: SowingPlan,
    errors: ['planScenario.notFound'],
  }),
  changeParcels: endpoint('PUT', '/sowing-plan/parcels', {
    summary: 'Plan crops on many parcels and seasons at once; of what is said twice of a part the last holds',
    access: 'farm',
    permission: 'land.change',
    query: z.object(ofScenario),
    largestBody: 512 * 1024,
    body: z.strictObject({ parcelCrops: z.array(ParcelCrop).min(1).max(mostParcelCrops) }),
    response: ChangedPlan,
    errors: refusedCrops,
  }),
  statistics: endpoint('GET', '/sowing-plan/statistics', {
    summary: 'The area of each crop, season by season',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ ...span, ...ofScenario }),
    response: z.array(SeasonStatistics),
    errors: ['planScenario.notFound'],
  }),
  warnings: endpoint('GET', '/sowing-plan/warnings', {
    summary: 'What the rules of rotation say against the plan',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ ...span, ...ofScenario }),
    response: PlanWarnings,
    errors: ['planScenario.notFound'],
  }),
};
