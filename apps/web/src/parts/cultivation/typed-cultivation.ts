import { agroevidenceSeedApplicationsRecordFields } from '#web/lib/fields.generated.ts';
import { isBeyond } from '#web/lib/number-bounds.ts';
import type {
  CultivationRole,
  SaidCultivation,
  SeedApplication,
  SeedApplicationChange,
} from '@brazda/contract/agroevidence/seed-applications.ts';
import type { DrawnOutline } from '@brazda/contract/agroevidence/drawn-outline.ts';
import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import type { Crop } from '@brazda/contract/agroevidence/crops.ts';

/** A crop on a parcel as it stands in its form. */
export interface TypedCultivation {
  readonly crop: (Pick<Crop, 'name' | 'color'> & { readonly id: number }) | null;
  readonly role: CultivationRole;
  readonly from: string | null;
  readonly to: string | null;
  readonly isWhole: boolean;
  readonly part: number | null;
  readonly area: number | null;
  /** Of the part: undefined where it is as it was recorded, null where only its area is said. */
  readonly drawn: MultiPolygon | null | undefined;
}

export function typedCultivation(known: SeedApplication | null, today: string): TypedCultivation {
  if (!known) {
    return { crop: null, role: 'MAIN', from: today, to: null, isWhole: true, part: 1, area: null, drawn: undefined };
  }
  const { id, ...crop } = known.seed.crop;
  return {
    crop: id === null ? null : { ...crop, id },
    role: known.role,
    from: known.validFrom,
    to: known.validTo,
    isWhole: known.isWholeParcel,
    part: known.part,
    area: known.isWholeParcel ? null : known.area,
    drawn: undefined,
  };
}

/** Whether the part is one that was drawn, here or when it was recorded. */
export function isOutlined(known: SeedApplication | null, { drawn }: TypedCultivation): boolean {
  return drawn === undefined ? (known?.hasOutline ?? false) : drawn !== null;
}

type Faults = Partial<Record<keyof TypedCultivation, true>>;

/** What cannot be saved as it stands. */
export function faultsOf(typed: TypedCultivation): Faults {
  const { crop, from, to } = typed;
  return {
    ...(crop === null && { crop: true }),
    ...(from === null && { from: true }),
    ...(from !== null && to !== null && to <= from && { to: true }),
    ...(!typed.isWhole && placeFaults(typed)),
  };
}

const { area: areas, part: parts } = agroevidenceSeedApplicationsRecordFields;

function placeFaults({ part, area }: TypedCultivation): Faults {
  const isPart = part !== null && Number.isInteger(part) && !isBeyond(part, parts);
  const isArea = area !== null && !isBeyond(area, areas);
  return { ...(!isArea && { area: true }), ...(!isPart && { part: true }) };
}

/** As it goes to the server; undefined where something of it is missing. What is sown is sown on the day it grows from. */
export function saidCultivation(typed: TypedCultivation): SaidCultivation | undefined {
  const { crop, role, from, to, isWhole, part, area, drawn } = typed;
  if (crop === null || from === null) return undefined;
  const place = isWhole ? { part: 1, area: null } : { part: part ?? 1, ...groundOf(area, drawn) };
  return { cropId: crop.id, role, validFrom: from, sownOn: from, validTo: to, harvestedOn: to, ...place };
}

/** Of what is known, what is said otherwise now: an outline and an end that nobody has touched stay. */
export function changeOf(known: SeedApplication, typed: TypedCultivation): SeedApplicationChange {
  const before = typedCultivation(known, '');
  const said = saidCultivation(typed);
  if (!said) return {};
  return {
    ...(before.crop?.id !== said.cropId && { cropId: said.cropId }),
    ...(before.role !== typed.role && { role: typed.role }),
    ...(before.from !== typed.from && { validFrom: said.validFrom, sownOn: said.validFrom }),
    ...(before.to !== typed.to && { validTo: typed.to, harvestedOn: typed.to }),
    ...changeOfPlace(before, typed),
  };
}

/** An outline says its area itself; another area takes the place of an outline. */
function groundOf(area: number | null, drawn: TypedCultivation['drawn']): Pick<SaidCultivation, 'area' | 'geometry'> {
  // What the server has cut has pairs of coordinates, which its type does not say.
  return drawn ? { area: null, geometry: drawn as DrawnOutline } : { area, geometry: null };
}

function changeOfPlace(before: TypedCultivation, typed: TypedCultivation): SeedApplicationChange {
  const { isWhole, part, area, drawn } = typed;
  if (isWhole) return before.isWhole ? {} : { part: 1, area: null, geometry: null };
  const isMoved = before.isWhole || before.area !== area || Boolean(drawn);
  return { ...(before.part !== part && { part: part ?? 1 }), ...(isMoved && groundOf(area, drawn)) };
}
