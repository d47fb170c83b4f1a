import type { NewAction } from '@brazda/contract/agroevidence/action-records.ts';
import type { CultivationRole } from '@brazda/contract/agroevidence/seed-applications.ts';
import type { ActionState, ActionType } from '@brazda/domain/enumerations/action.ts';
import type { DeductionVariant } from '@brazda/domain/enumerations/deduction-kind.ts';
import type { DriftReduction } from '@brazda/domain/enumerations/material.ts';
import { cropColumns, type CropColumns } from '../crops/crop-numbers.ts';

/** What an action says of itself, as its row has it; what is not of its group is null. */
export interface ActionColumns extends CropColumns {
  readonly type: ActionType;
  readonly state: ActionState;
  readonly day: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly operator: string | null;
  readonly machine: string | null;
  readonly note: string | null;
  readonly orderId: number | null;
  readonly cropRole: CultivationRole | null;
  readonly endsCrop: boolean | null;
  readonly cut: number | null;
  readonly moisturePercent: number | null;
  readonly byProductTaken: boolean | null;
  readonly incorporatedOn: string | null;
  readonly timing: DeductionVariant | null;
  readonly waterLPerHa: number | null;
  readonly tankL: number | null;
  readonly nozzle: string | null;
  readonly driftReduction: DriftReduction | null;
  readonly windMPerS: number | null;
  readonly temperatureC: number | null;
}

const nothing = {
  ...{ cropId: null, ownCropId: null, cropRole: null, endsCrop: null, cut: null, moisturePercent: null },
  ...{ byProductTaken: null, incorporatedOn: null, timing: null, waterLPerHa: null, tankL: null, nozzle: null },
  ...{ driftReduction: null, windMPerS: null, temperatureC: null },
} as const;

export function actionColumns(said: NewAction): ActionColumns {
  const { actionType: type, state, day, orderId } = said;
  const [operator, machine, note] = [said.operator, said.machine, said.note].map(orNull);
  return {
    ...nothing,
    ...{ type, state, day, startedAt: said.startedAt, finishedAt: said.finishedAt, orderId },
    ...{ operator: operator ?? null, machine: machine ?? null, note: note ?? null },
    ...ofItsGroup(said),
  };
}

function ofItsGroup(said: NewAction): Partial<ActionColumns> {
  if ('cropRole' in said) return { ...cropColumns(said.cropId), cropRole: said.cropRole };
  if ('endsCrop' in said) {
    const crop = said.cropId === null ? {} : cropColumns(said.cropId);
    return { ...crop, ...harvested(said), endsCrop: said.endsCrop };
  }
  if ('cut' in said) return { ...harvested(said), cut: said.cut };
  if (!('timing' in said)) return {};
  const { cropId, incorporatedOn, timing, spray } = said;
  const crop = cropId === null ? {} : cropColumns(cropId);
  if (!spray) return { ...crop, incorporatedOn, timing };
  const { water, tank, driftReduction, wind, temperature } = spray;
  return {
    ...{ ...crop, incorporatedOn, timing, nozzle: orNull(spray.nozzle), driftReduction },
    ...{ waterLPerHa: water, tankL: tank, windMPerS: wind, temperatureC: temperature },
  };
}

function harvested({ moisture, byProductTaken }: { moisture: number | null; byProductTaken: boolean | null }): {
  moisturePercent: number | null;
  byProductTaken: boolean | null;
} {
  return { moisturePercent: moisture, byProductTaken };
}

/** What is blank says nothing. */
function orNull(text: string | null): string | null {
  return text === '' ? null : text;
}
