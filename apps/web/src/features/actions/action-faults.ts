import { isSaid } from './said-action.ts';
import type { TypedAction, TypedMaterial } from './typed-action.ts';

/** What of a material is missing. */
export type MaterialFault = 'material' | 'value';

/** What of an action cannot be saved as it stands. */
export interface ActionFaults {
  readonly day?: true;
  readonly hours?: true;
  readonly targets?: true;
  readonly areas?: true;
  readonly crop?: true;
  readonly materials?: true;
  /** By the key of the row. */
  readonly ofMaterials: ReadonlyMap<number, MaterialFault>;
}

const hour = /^([01]\d|2[0-3]):[0-5]\d$/;

export function faultsOf(typed: TypedAction): ActionFaults {
  const { day, startedAt, finishedAt, targets, crop, group, materials } = typed;
  const isHour = (text: string): boolean => text === '' || hour.test(text);
  const isBrought = group === 'SOWING' || group === 'EPH';
  const said = isBrought ? materials.filter(isSaid) : [];
  return {
    ...(day === null && { day: true }),
    ...((!isHour(startedAt) || !isHour(finishedAt)) && { hours: true }),
    ...(targets.length === 0 && { targets: true }),
    ...(targets.some(({ area }) => area !== null && area <= 0) && { areas: true }),
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

function faultOf({ material, value }: TypedMaterial): MaterialFault | undefined {
  if (material === null) return 'material';
  return value === null || value <= 0 ? 'value' : undefined;
}

export function isFaultless({ ofMaterials, ...others }: ActionFaults): boolean {
  return ofMaterials.size === 0 && Object.keys(others).length === 0;
}
