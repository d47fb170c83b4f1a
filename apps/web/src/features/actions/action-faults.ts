import { isRecordedDay, mostOfParcel } from '@brazda/domain/enumerations/action.ts';
import { agroevidenceActionsRecordApplicationFields } from '#web/lib/fields.generated.ts';
import { isBeyond } from '#web/lib/number-bounds.ts';
import type { FormParcels } from './form-parcels.ts';
import { isSaid } from './said-action.ts';
import { isHour } from './typed-hours.ts';
import type { TypedAction, TypedMaterial, TypedTarget } from './typed-action.ts';

/** What of a material is missing. */
export type MaterialFault = 'material' | 'value';

/** What of an action cannot be saved as it stands. */
export interface ActionFaults {
  readonly day?: 'missing' | 'outside';
  readonly hours?: true;
  readonly targets?: true;
  readonly areas?: true;
  readonly crop?: true;
  readonly materials?: true;
  /** By the key of the row. */
  readonly ofMaterials: ReadonlyMap<number, MaterialFault>;
}

/** What is brought onto land is said whatever is done besides. */
const bounds = agroevidenceActionsRecordApplicationFields;

export function faultsOf(typed: TypedAction, { byId }: Pick<FormParcels, 'byId'>): ActionFaults {
  const { day, startedAt, finishedAt, targets, crop, group, materials } = typed;
  const isHourOrNone = (text: string): boolean => text === '' || isHour(text);
  const isBrought = group === 'SOWING' || group === 'EPH';
  const said = isBrought ? materials.filter(isSaid) : [];
  return {
    ...dayFault(day),
    ...((!isHourOrNone(startedAt) || !isHourOrNone(finishedAt)) && { hours: true }),
    ...(targets.length === 0 && { targets: true }),
    ...(targets.some((target) => !isArea(target, byId.get(target.parcelId)?.area)) && { areas: true }),
    ...(group === 'SOWING' && crop === null && { crop: true }),
    ...(group === 'EPH' && said.length === 0 && { materials: true }),
    ofMaterials: new Map(
      said.flatMap((row): [number, MaterialFault][] => {
        const fault = faultOf(row);
        return fault ? [[row.key, fault]] : [];
      }),
    ),
  };
}

function dayFault(day: string | null): Pick<ActionFaults, 'day'> {
  if (day === null) return { day: 'missing' };
  return isRecordedDay(day) ? {} : { day: 'outside' };
}

/** Whether so much of a parcel can be worked; all of it always can. */
export function isArea({ area }: Pick<TypedTarget, 'area'>, ofParcel: number | undefined): boolean {
  if (area === null) return true;
  return !isBeyond(area, bounds['targets.area']) && (ofParcel === undefined || area <= ofParcel * mostOfParcel);
}

function faultOf({ material, value }: TypedMaterial): MaterialFault | undefined {
  if (material === null) return 'material';
  return isAmount(value) ? undefined : 'value';
}

/** Whether so much of a material can be brought onto land. */
export function isAmount(value: number | null): value is number {
  return value !== null && !isBeyond(value, bounds['materials.value']);
}

export function isFaultless({ ofMaterials, ...others }: ActionFaults): boolean {
  return ofMaterials.size === 0 && Object.keys(others).length === 0;
}
