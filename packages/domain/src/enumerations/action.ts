/** Forms and records of actions come in five groups. */
export const actionGroups = ['SOWING', 'HARVEST', 'MOWING', 'EPH', 'OTHER'] as const;
export type ActionGroup = (typeof actionGroups)[number];

/** What is done on land; EPH is what brings fertilizers and products for plant protection onto it. */
export const actionTypesOf = {
  SOWING: ['SOWING', 'SOWING_PERENNIAL'],
  HARVEST: ['HARVEST'],
  MOWING: ['MOWING'],
  EPH: ['SPRAY', 'SPREADING_PEST', 'FERT', 'LIMING', 'FERT_ORG', 'FERT_IND', 'TANKMIX', 'FOLIAR'],
  OTHER: [
    'PLOW',
    'TILLAGE',
    'HOE',
    'TRANSPORT',
    'PREP',
    'PASTURE',
    'DISK',
    'HARROW',
    'ROLL',
    'IRRIG',
    'HILL',
    'CULTIV',
    'MULCHING',
    'SUBSOILING',
    'RAKING',
    'REVERSAL',
    'CRUSHING',
    'SKIDDING',
    'SUB_PLOWING',
    'PLOUGHING',
    'COMPACTING',
  ],
} as const satisfies Record<ActionGroup, readonly string[]>;
export type ActionType = (typeof actionTypesOf)[ActionGroup][number];
export type ActionTypeOf<G extends ActionGroup> = (typeof actionTypesOf)[G][number];

export const actionTypes: readonly ActionType[] = actionGroups.flatMap((group) => actionTypesOf[group]);

const groupOf = new Map<ActionType, ActionGroup>(
  actionGroups.flatMap((group) => actionTypesOf[group].map((type) => [type, group] as const)),
);

export function actionGroupOf(type: ActionType): ActionGroup {
  const group = groupOf.get(type);
  if (!group) throw new Error(`No group has actions of the type ${type}`);
  return group;
}

/** Whether by it the crop is eaten or taken away, so that days after a product have to be over. */
export function takesTheCrop(type: ActionType): boolean {
  return type === 'HARVEST' || type === 'MOWING' || type === 'PASTURE';
}

/** What is planned is not done yet, and counts nowhere; what is approved was seen by whoever answers for it. */
export const actionStates = ['PLANNED', 'UNDER_WAY', 'DONE', 'APPROVED'] as const;
export type ActionState = (typeof actionStates)[number];

/** Whether something has happened on the land. */
export function isDone(state: ActionState): boolean {
  return state === 'DONE' || state === 'APPROVED';
}

/** Where the area worked on a parcel is from: its own, said by a person, drawn by one, or driven by a machine. */
export const areaOrigins = ['PARCEL', 'MANUAL', 'DRAWN', 'DRIVE'] as const;
export type AreaOrigin = (typeof areaOrigins)[number];

/** What is taken off the land: what a crop is grown for, and straw or leaves. */
export const harvestedKinds = ['MAIN_PRODUCT', 'BY_PRODUCT'] as const;
export type HarvestedKind = (typeof harvestedKinds)[number];

/** Which of the two was said of an amount: the other follows from it, and is never taken as said. */
export const amountBases = ['HECTARE', 'TOTAL'] as const;
export type AmountBasis = (typeof amountBases)[number];

/** By what a list of actions can be put in order. */
export const actionSorts = ['day', 'type', 'state', 'area', 'nitrogen', 'operator'] as const;
export type ActionSort = (typeof actionSorts)[number];

/** Between which days work is recorded; both included. What is outside was mistyped. */
export const recordedDays = { from: '1990-01-01', to: '2100-12-31' } as const;

export function isRecordedDay(day: string): boolean {
  return recordedDays.from <= day && day <= recordedDays.to;
}

/**
 * So much of a parcel is worked at most: what a machine measures differs from what the registry says by some hundredths, and
 * whatever is more was said in another unit or of another parcel. Our own choice.
 */
export const mostOfParcel = 1.1;

/** More parcels than one work is done on; a plan of all is several actions. */
export const mostTargets = 500;
export const mostMaterials = 20;
/** More than these are never deleted or approved at once: they are written down one by one, so that it can be undone. */
export const mostChangedAtOnce = 2_000;
