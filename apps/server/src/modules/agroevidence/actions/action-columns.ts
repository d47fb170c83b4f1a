import type { NewAction, NewOtherAction } from '@brazda/contract/agroevidence/action-records.ts';
import { cropColumns } from '@brazda/domain/catalogue-numbers.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { ActionColumns } from './written-actions.repository.ts';

const nothing = {
  ...{ cropId: null, ownCropId: null, cropRole: null, endsCrop: null, cut: null, moisturePercent: null },
  ...{ byProductTaken: null, incorporatedOn: null, timing: null, waterLPerHa: null, tankL: null, nozzle: null },
  ...{ driftReduction: null, windMPerS: null, temperatureC: null, grazingAnimals: null, grazingHead: null },
  ...{ grazingDays: null, irrigationValue: null, irrigationUnit: null },
} as const;

/** Throws `request.malformed` where of a work is said what is of another one. */
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
  if ('grazing' in said) return ofOtherWork(said);
  const { cropId, incorporatedOn, timing, spray } = said;
  const crop = cropId === null ? {} : cropColumns(cropId);
  if (!spray) return { ...crop, incorporatedOn, timing };
  const { water, tank, driftReduction, wind, temperature } = spray;
  return {
    ...{ ...crop, incorporatedOn, timing, nozzle: orNull(spray.nozzle), driftReduction },
    ...{ waterLPerHa: water, tankL: tank, windMPerS: wind, temperatureC: temperature },
  };
}

function ofOtherWork({ actionType, grazing, irrigation }: NewOtherAction): Partial<ActionColumns> {
  if (grazing && actionType !== 'PASTURE') throw new Failure('request.malformed');
  if (irrigation && actionType !== 'IRRIG') throw new Failure('request.malformed');
  return {
    ...(grazing && { grazingAnimals: grazing.animals, grazingHead: grazing.head, grazingDays: grazing.days }),
    ...(irrigation && { irrigationValue: irrigation.value, irrigationUnit: irrigation.unit }),
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
