import {
  actionGroupOf,
  isDone,
  type ActionGroup,
  type ActionState,
  type ActionType,
} from '@brazda/domain/enumerations/action.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import { cellOf, meant, tell, type OpenRow } from './judged-row.ts';
import { readClock, readMoment } from './read-moment.ts';
import { statesByWord } from './type-words.ts';

/** Before it nobody has kept records that anybody has. */
const earliest = '1950-01-01';

export interface JudgedTime {
  readonly day: string | null;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
}

/** When it was done, and how far it is: what has not come cannot be done. */
export function judgeTime(open: OpenRow, state: ActionState): JudgedTime {
  const none = { day: null, startedAt: null, finishedAt: null };
  const said = cellOf(open, 'DAY');
  if (said === '') {
    tell(open, 'dayMissing', 'DAY');
    return none;
  }
  const moment = readMoment(said, open.judging.monthFirst);
  if (!moment || moment.day < earliest) {
    tell(open, 'dayUnreadable', 'DAY');
    return none;
  }
  const { day } = moment;
  if (day > open.judging.known.today && isDone(state)) tell(open, 'dayAhead', 'DAY');
  const started = hourOf(open, 'STARTED') ?? moment.time;
  const finished = hourOf(open, 'FINISHED');
  if (started !== null && finished !== null && finished < started) {
    tell(open, 'hourUnreadable', 'FINISHED');
    return { day, startedAt: `${day}T${started}`, finishedAt: null };
  }
  return {
    day,
    startedAt: started === null ? null : `${day}T${started}`,
    finishedAt: finished === null ? null : `${day}T${finished}`,
  };
}

function hourOf(open: OpenRow, role: 'STARTED' | 'FINISHED'): string | null {
  const said = cellOf(open, role);
  if (said === '') return null;
  const hour = readClock(said) ?? readMoment(said, open.judging.monthFirst)?.time;
  if (hour === undefined) tell(open, 'hourUnreadable', role);
  return hour ?? null;
}

/** How far the work is; what says nothing, or nothing that is known, was done. */
export function judgeState(open: OpenRow): ActionState {
  return statesByWord.get(foldText(cellOf(open, 'STATE'))) ?? 'DONE';
}

/** What was brought or taken says what the work was, where the table does not. */
export interface TypeHints {
  readonly kinds: readonly MaterialKind[];
  readonly isOrganic: boolean;
  readonly hasYield: boolean;
}

export function judgeType(open: OpenRow, hints: TypeHints): ActionType | null {
  const said = cellOf(open, 'TYPE').slice(0, 300);
  if (said === '') {
    const type = typeOfHints(hints);
    if (type === null) tell(open, 'typeMissing', 'TYPE');
    return type;
  }
  const meaning = meant(open, 'TYPE', said, () => {
    const actionType = open.judging.known.types.get(foldText(said));
    return actionType && { meaning: { actionType }, name: actionType };
  });
  if (meaning?.actionType !== undefined) return meaning.actionType;
  tell(open, 'typeUnknown', 'TYPE');
  return null;
}

function typeOfHints({ kinds, isOrganic, hasYield }: TypeHints): ActionType | null {
  if (kinds.includes('PLANT_PROTECTION')) return 'SPRAY';
  if (kinds.includes('FERTILIZER')) return isOrganic ? 'FERT_ORG' : 'FERT';
  if (kinds.includes('SEED')) return 'SOWING';
  return hasYield ? 'HARVEST' : null;
}

export interface JudgedCrop {
  readonly cropId: number | null;
  /** What the row says where no crop is known by it. */
  readonly text: string | null;
}

/** The crop of a row; a sowing cannot be without. */
export function judgeCrop(open: OpenRow, type: ActionType | null): JudgedCrop {
  const said = cellOf(open, 'CROP').slice(0, 300);
  const group = type === null ? null : actionGroupOf(type);
  if (said === '') {
    if (group === 'SOWING') tell(open, 'cropMissing', 'CROP');
    return { cropId: null, text: null };
  }
  const meaning = meant(open, 'CROP', said, () => {
    const { cropsByName, cropNames } = open.judging.known;
    const cropId = cropsByName.get(foldText(said));
    return cropId === undefined ? undefined : { meaning: { cropId }, name: cropNames.get(cropId) ?? said };
  });
  if (meaning?.cropId !== undefined) return { cropId: namesCrop(group) ? meaning.cropId : null, text: null };
  if (group === 'SOWING') tell(open, 'cropUnknown', 'CROP');
  else if (meaning?.asText === undefined) tell(open, 'cropNotKept', 'CROP');
  return { cropId: null, text: said };
}

/** Of mowing and other work the model knows the crop only by what stands there. */
function namesCrop(group: ActionGroup | null): boolean {
  return group === 'SOWING' || group === 'HARVEST' || group === 'EPH';
}
