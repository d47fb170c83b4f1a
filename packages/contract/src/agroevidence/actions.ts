import { actionGroups, mostChangedAtOnce, mostTargets } from '@brazda/domain/enumerations/action.ts';
import { cropStandings } from '@brazda/domain/enumerations/crop-role.ts';
import { unitKinds } from '@brazda/domain/enumerations/material.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChangeId, MultiPolygon, paged } from '../shapes.ts';
import { ActionId, CropId, MaterialId, ParcelId } from './agroevidence.ids.ts';
import { largestAction, NewApplication, NewHarvest, NewMowing, NewOtherAction, NewSowing } from './action-records.ts';
import { Action, ActionDetail, ActionGroup, ActionType, ActionWritten } from './action-shapes.ts';
import { MaterialKind } from './material-facts.ts';
import { ActionFilter, actionFilters, ActionOrder, ActionQuery } from './action-filters.ts';
import { Crop } from './crops.ts';

const day = z.iso.date();

/** What is said of all actions that a filter leaves. */
export const ActionStatistics = z
  .object({
    count: z.int(),
    /** Hectares worked; a parcel on which something was done twice counts twice. */
    area: z.number(),
    /** Kilograms; those of which nobody knows how much they brought are counted apart. */
    nitrogen: z.number(),
    withUnknownNitrogen: z.int(),
    /** Those who are said to have done it, who did most in front. */
    operators: z.array(z.string()),
    byGroup: z.array(z.object({ group: ActionGroup, count: z.int(), area: z.number() })),
    byMaterial: z.array(
      z.object({
        kind: MaterialKind,
        materialId: MaterialId,
        name: z.string(),
        unitKind: z.enum(unitKinds),
        /** Kilograms, litres or seed units. */
        total: z.number(),
        count: z.int(),
      }),
    ),
  })
  .meta({ id: 'ActionStatistics' });
export type ActionStatistics = z.infer<typeof ActionStatistics>;

/** Where something was done. */
export const ActionOutline = z
  .object({
    type: z.literal('Feature'),
    geometry: MultiPolygon,
    properties: z.object({ actionId: ActionId, parcelId: ParcelId, actionType: ActionType, day, area: z.number() }),
  })
  .meta({ id: 'ActionOutline' });
export type ActionOutline = z.infer<typeof ActionOutline>;

/** The crop of a parcel that an action on a day counts to. */
export const TargetCrop = z
  .object({
    parcelId: ParcelId,
    /** Null where nothing stands, and nothing is planned to come. */
    crop: Crop.nullable(),
    /** Whether it stands on that day, or is planned to come after it. */
    standing: z.enum(cropStandings),
  })
  .meta({ id: 'TargetCrop' });
export type TargetCrop = z.infer<typeof TargetCrop>;

/** How many were approved, and why others were not; where none was, there is no change. */
export const ActionsApproved = z
  .object({ approved: z.int(), notDone: z.int(), alreadyApproved: z.int(), changeId: ChangeId.nullable() })
  .meta({ id: 'ActionsApproved' });
export type ActionsApproved = z.infer<typeof ActionsApproved>;

const ActionsDeleted = z.object({ deleted: z.int(), changeId: ChangeId }).meta({ id: 'ActionsDeleted' });

const recorded = { access: 'farm', permission: 'records.write' } as const;
const creating = {
  ...recorded,
  creates: true,
  largestBody: largestAction,
  response: ActionWritten,
  status: 201,
} as const;
const limit = { calls: 240, seconds: 60, together: 'actions' };
/** Whoever was without a network cannot know whether a change has arrived: so it takes a key as well. */
const changing = {
  ...recorded,
  creates: true,
  versioned: true,
  limit,
  largestBody: largestAction,
  response: ActionWritten,
} as const;
const refused = [
  'farm.oneNeeded',
  'parcel.notFound',
  'parcel.retired',
  'action.orderUnknown',
  'action.hoursReversed',
  'action.areaTooLarge',
  'action.amountTooLarge',
  'cultivation.outlineInvalid',
  'cultivation.outsideParcel',
] as const;
const ofCrops = ['crop.notFound', 'crop.retired'] as const;
const ofMaterials = ['material.notFound', 'material.retired'] as const;
const onLand = ['cultivation.overlaps', 'cultivation.tooLarge', 'cultivation.daysReversed'] as const;
const known = ['action.notFound', 'record.changed'] as const;

/** How many a filter is known to leave. */
const expected = z.int().min(1).max(mostChangedAtOnce);

/** Which action is recorded anew. */
const numbered = { id: ActionId };

export const actions = {
  list: endpoint('GET', '/actions', {
    summary: 'What was done and is to be done on the land, the latest first',
    access: 'farm',
    permission: 'farm.read',
    query: ActionQuery,
    response: z.array(Action),
    counted: true,
    errors: ['parcel.notFound'],
  }),
  statistics: endpoint('GET', '/actions/statistics', {
    summary: 'How many actions a filter leaves, on how much land, and what they brought onto it',
    access: 'farm',
    permission: 'farm.read',
    query: ActionFilter,
    response: ActionStatistics,
    errors: ['parcel.notFound'],
  }),
  excel: endpoint('GET', '/actions/excel', {
    summary: 'All actions that a filter leaves as a spreadsheet, in the order of the list',
    access: 'farm',
    permission: 'farm.read',
    limit: { calls: 60, seconds: 60 },
    query: ActionOrder,
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    errors: ['parcel.notFound'],
  }),
  outlines: endpoint('GET', '/actions/geometry-overview', {
    summary: 'Outlines of the land on which something was done',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ ...paged, ...actionFilters }),
    response: z.array(ActionOutline),
    counted: true,
    errors: ['parcel.notFound'],
  }),
  types: endpoint('GET', '/actions/action-types', {
    summary: 'The types of actions, all or those of a group',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ group: z.enum(actionGroups).optional() }),
    response: z.array(z.object({ name: ActionType, group: ActionGroup }).meta({ id: 'ActionTypeOfGroup' })),
    counted: true,
  }),
  targets: endpoint('GET', '/actions/target-seed-application', {
    summary:
      'To which crop of each parcel an action on a day counts: the one that stands there, or the one that is to come',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({
      'action-date': day,
      'target-crop-id': CropId.optional(),
      'parcel-ids': z.array(ParcelId).min(1).max(mostTargets),
      /** An action that is being changed: what it has sown does not count. */
      'except-action-id': ActionId.optional(),
    }),
    response: z.array(TargetCrop),
    errors: ['parcel.notFound', 'crop.notFound', 'action.notFound'],
  }),
  one: endpoint('GET', '/actions/{id}', {
    summary: 'All of an action',
    access: 'farm',
    permission: 'farm.read',
    params: z.object({ id: ActionId }),
    response: ActionDetail,
    errors: ['action.notFound'],
  }),
  recordSowing: endpoint('POST', '/actions/sowing', {
    summary: 'Record a sowing; once it is done, the crop stands on its parcels',
    ...creating,
    limit,
    body: NewSowing,
    errors: [...refused, ...ofCrops, ...ofMaterials, ...onLand],
  }),
  changeSowing: endpoint('PUT', '/actions/sowing', {
    summary: 'Record a sowing anew',
    ...changing,
    body: NewSowing.extend(numbered).meta({ id: 'ChangedSowing' }),
    errors: [...known, ...refused, ...ofCrops, ...ofMaterials, ...onLand],
  }),
  recordHarvest: endpoint('POST', '/actions/harvest', {
    summary: 'Record a harvest; once it is done, the crop stands on its parcels no more',
    ...creating,
    limit,
    body: NewHarvest,
    errors: [...refused, ...ofCrops, ...onLand],
  }),
  changeHarvest: endpoint('PUT', '/actions/harvest', {
    summary: 'Record a harvest anew',
    ...changing,
    body: NewHarvest.extend(numbered).meta({ id: 'ChangedHarvest' }),
    errors: [...known, ...refused, ...ofCrops, ...onLand],
  }),
  recordMowing: endpoint('POST', '/actions/mowing', {
    summary: 'Record a mowing',
    ...creating,
    limit,
    body: NewMowing,
    errors: refused,
  }),
  changeMowing: endpoint('PUT', '/actions/mowing', {
    summary: 'Record a mowing anew',
    ...changing,
    body: NewMowing.extend(numbered).meta({ id: 'ChangedMowing' }),
    errors: [...known, ...refused],
  }),
  recordApplication: endpoint('POST', '/actions/eph', {
    summary: 'Record what was brought onto the land: fertilizers and products for plant protection, alone or mixed',
    ...creating,
    limit,
    body: NewApplication,
    errors: [...refused, ...ofCrops, ...ofMaterials],
  }),
  changeApplication: endpoint('PUT', '/actions/eph', {
    summary: 'Record anew what was brought onto the land',
    ...changing,
    body: NewApplication.extend(numbered).meta({ id: 'ChangedApplication' }),
    errors: [...known, ...refused, ...ofCrops, ...ofMaterials],
  }),
  recordOther: endpoint('POST', '/actions/other', {
    summary: 'Record any other work on the land',
    ...creating,
    limit,
    body: NewOtherAction,
    errors: refused,
  }),
  changeOther: endpoint('PUT', '/actions/other', {
    summary: 'Record any other work on the land anew',
    ...changing,
    body: NewOtherAction.extend(numbered).meta({ id: 'ChangedOtherAction' }),
    errors: [...known, ...refused],
  }),
  split: endpoint('POST', '/actions/split', {
    summary: 'Make several actions of one, by parcels; what was brought onto each stays as it is',
    ...recorded,
    creates: true,
    limit,
    body: z
      .strictObject({
        id: ActionId,
        /** The parcels that become an action of their own, for each of them; the others stay. */
        parts: z.array(z.array(ParcelId).min(1).max(mostTargets)).min(1).max(50),
      })
      .meta({ id: 'ActionDivision' }),
    response: z.object({ actions: z.array(ActionDetail), changeId: ChangeId }).meta({ id: 'ActionsDivided' }),
    status: 201,
    errors: ['action.notFound', 'parcel.notFound', 'action.notDivided'],
  }),
  approve: endpoint('POST', '/actions/approval', {
    summary: 'Approve actions that are done; how many are not done, or were approved before, is said',
    ...recorded,
    limit,
    body: z.strictObject({ actionIds: z.array(ActionId).min(1).max(mostTargets) }).meta({ id: 'ActionsToApprove' }),
    response: ActionsApproved,
    errors: ['action.notFound'],
  }),
  approveFiltered: endpoint('POST', '/actions/approval/filtered', {
    summary: 'Approve all actions that a filter leaves, if they are as many as whoever asks has seen',
    ...recorded,
    limit: { calls: 20, seconds: 60 },
    query: z.object({ ...actionFilters, expected }),
    response: ActionsApproved,
    errors: ['farm.oneNeeded', 'parcel.notFound', 'action.othersMeant'],
  }),
  remove: endpoint('DELETE', '/actions', {
    summary:
      'Delete actions; what they have sown or ended is as it was before, and all of it can be undone. A version is of the one action that is named',
    ...recorded,
    creates: true,
    versioned: true,
    limit,
    query: z.object({ actionIds: z.array(ActionId).min(1).max(mostTargets) }),
    response: ActionsDeleted,
    errors: [...known, 'cultivation.overlaps'],
  }),
  removeFiltered: endpoint('DELETE', '/actions/filtered', {
    summary: 'Delete all actions that a filter leaves, if they are as many as whoever asks has seen',
    ...recorded,
    limit: { calls: 20, seconds: 60 },
    query: z.object({ ...actionFilters, expected }),
    response: ActionsDeleted,
    errors: ['farm.oneNeeded', 'parcel.notFound', 'action.othersMeant', 'cultivation.overlaps'],
  }),
};
