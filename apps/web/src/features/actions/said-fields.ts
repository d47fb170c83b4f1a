import { actionGroups, type ActionGroup } from '@brazda/domain/enumerations/action.ts';
import type { IntlShape } from 'react-intl';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { saidAmountText } from '#web/parts/action/action-words.ts';
import { irrigationSigns, wordsIn } from './action-facts.ts';
import { grazingOf, irrigationOf } from './said-action.ts';
import type { TypedAction, TypedAmount, TypedGrazing, TypedSpray } from './typed-action.ts';

/** How what is said of an action is put into words; organisms by their names, as far as they are known. */
export interface SaidWords extends ReturnType<typeof wordsIn> {
  readonly intl: IntlShape;
  readonly organism: (code: string) => string;
}

export function saidWordsIn(intl: IntlShape, organisms: ReadonlyMap<string, string>): SaidWords {
  return { ...wordsIn(intl, undefined), intl, organism: (code) => organisms.get(code) ?? code };
}

/** What is said once of a whole action. Parcels and materials are told apart, each by itself. */
type FieldName =
  | Exclude<keyof TypedAction, 'group' | 'targets' | 'materials' | 'spray' | 'grazing'>
  | `spray.${keyof TypedSpray}`
  | `grazing.${keyof TypedGrazing}`;

interface Field {
  readonly label: PlainMessageId | ((group: ActionGroup) => PlainMessageId);
  /** Of which actions it is said. */
  readonly groups: readonly ActionGroup[];
  /** What two are compared by; what nobody has said is null. */
  readonly value: (typed: TypedAction) => unknown;
  readonly say: (words: SaidWords, typed: TypedAction) => string | null;
}

const yields: readonly ActionGroup[] = ['HARVEST', 'MOWING'];

const fields: Readonly<Record<FieldName, Field>> = {
  type: ofAll(
    'actions.type',
    ({ type }) => type,
    ({ text }, { type }) => text(`actionType.${type}`),
  ),
  day: ofAll(
    'actions.day',
    ({ day }) => day,
    ({ day: say }, { day }) => say(day),
  ),
  state: ofAll(
    'actions.state',
    ({ state }) => state,
    ({ text }, { state }) => text(`actionState.${state}`),
  ),
  startedAt: ofText('actions.startedAt', ({ startedAt }) => startedAt),
  finishedAt: ofText('actions.finishedAt', ({ finishedAt }) => finishedAt),
  operator: ofText('actions.operator', ({ operator }) => operator),
  machine: ofText('actions.machine', ({ machine }) => machine),
  orderId: ofAll(
    'actions.orders.order',
    ({ orderId }) => orderId,
    ({ text }, { orderId }) => (orderId === null ? null : text('actions.meanwhile.order', { number: orderId })),
  ),
  crop: {
    ...{ label: 'parcel.crop', groups: ['SOWING', 'HARVEST', 'EPH'], value: ({ crop }) => crop?.id ?? null },
    say: (_, { crop }) => crop?.name ?? null,
  },
  cropRole: {
    ...{ label: 'crops.role', groups: ['SOWING'], value: ({ cropRole }) => cropRole },
    say: ({ text }, { cropRole }) => text(`crops.role.${cropRole}`),
  },
  mainProduct: ofProduct('action.product.MAIN_PRODUCT', ({ mainProduct }) => mainProduct),
  byProduct: ofProduct('action.product.BY_PRODUCT', ({ byProduct }) => byProduct),
  moisture: {
    ...{ label: 'actions.moisture', groups: yields, value: ({ moisture }) => moisture },
    say: ({ number }, { moisture }) => number(moisture, '%'),
  },
  byProductTaken: {
    label: (group) => (group === 'MOWING' ? 'actions.mownTaken' : 'actions.byProductTaken'),
    ...{ groups: yields, value: ({ byProductTaken }) => byProductTaken },
    say: ({ yesOrNo }, { byProductTaken }) => yesOrNo(byProductTaken),
  },
  endsCrop: {
    ...{ label: 'actions.endsCrop', groups: ['HARVEST'], value: ({ endsCrop }) => endsCrop },
    say: ({ yesOrNo }, { endsCrop }) => yesOrNo(endsCrop),
  },
  cut: {
    ...{ label: 'actions.cut', groups: ['MOWING'], value: ({ cut }) => cut },
    say: (_, { cut }) => (cut === null ? null : String(cut)),
  },
  timing: {
    ...{ label: 'actions.timing', groups: ['EPH'], value: ({ timing }) => timing },
    say: ({ text }, { timing }) => timing && text(`material.timing.${timing}`),
  },
  incorporatedOn: {
    ...{ label: 'actions.incorporatedOn', groups: ['EPH'], value: ({ incorporatedOn }) => incorporatedOn },
    say: ({ day }, { incorporatedOn }) => day(incorporatedOn),
  },
  'spray.water': ofSpray('actions.spray.water', 'water', ({ text, number }, { water }) =>
    number(water, text('actions.amount.each', { unit: text('material.unit.L') })),
  ),
  'spray.tank': ofSpray('actions.spray.tank', 'tank', ({ text, number }, { tank }) =>
    number(tank, text('material.unit.L')),
  ),
  'spray.nozzle': ofSpray('actions.spray.nozzle', 'nozzle', (_, { nozzle }) => nozzle),
  'spray.driftReduction': ofSpray('actions.spray.drift', 'driftReduction', ({ number }, spray) =>
    number(spray.driftReduction, '%'),
  ),
  'spray.wind': ofSpray('actions.spray.wind', 'wind', ({ number }, { wind }) => number(wind, 'm/s')),
  'spray.temperature': ofSpray('actions.spray.temperature', 'temperature', ({ number }, { temperature }) =>
    number(temperature, '°C'),
  ),
  'grazing.animals': ofGrazing('actions.grazing.animals', 'animals', ({ text }, { animals }) =>
    animals === null ? null : text(`grazingAnimals.${animals}`),
  ),
  'grazing.head': ofGrazing('actions.grazing.head', 'head', ({ count }, { head }) => count(head)),
  'grazing.days': ofGrazing('actions.grazing.days', 'days', ({ count }, { days }) => count(days)),
  irrigation: {
    ...{ label: 'actions.irrigation', groups: ['OTHER'] },
    value: (typed) => {
      const said = irrigationOf(typed);
      return said && [said.value, said.unit];
    },
    say: ({ number }, typed) => {
      const said = irrigationOf(typed);
      return said && number(said.value, irrigationSigns[said.unit]);
    },
  },
  note: ofText('actions.note', ({ note }) => note),
};

function ofAll(label: PlainMessageId, value: Field['value'], say: Field['say']): Field {
  return { label, groups: actionGroups, value, say };
}

function ofText(label: PlainMessageId, of: (typed: TypedAction) => string): Field {
  return ofAll(
    label,
    (typed) => of(typed).trim() || null,
    (_, typed) => of(typed).trim(),
  );
}

function ofProduct(label: PlainMessageId, of: (typed: TypedAction) => TypedAmount): Field {
  const value = (typed: TypedAction): unknown => saidAmount(of(typed));
  return { label, groups: yields, value, say: ({ intl }, typed) => amountWords(intl, of(typed)) };
}

function ofGrazing(
  label: PlainMessageId,
  name: keyof TypedGrazing,
  say: (words: SaidWords, grazing: TypedGrazing) => string | null,
): Field {
  return {
    ...{ label, groups: ['OTHER'] },
    value: (typed) => grazingOf(typed)?.[name] ?? null,
    say: (words, typed) => {
      const said = grazingOf(typed);
      return said && say(words, said);
    },
  };
}

function ofSpray(
  label: PlainMessageId,
  name: keyof TypedSpray,
  say: (words: SaidWords, spray: TypedSpray) => string | null,
): Field {
  const value = ({ spray }: TypedAction): unknown => (spray[name] === '' ? null : spray[name]);
  return { label, groups: ['EPH'], value, say: (words, { spray }) => say(words, spray) };
}

/** What two amounts are compared by. */
export function saidAmount({ value, unit, basis }: TypedAmount): unknown {
  return value === null ? null : [value, unit, basis];
}

export function amountWords(intl: IntlShape, { value, unit, basis }: TypedAmount): string {
  return value === null ? '' : saidAmountText(intl, { value, unit, basis });
}

/** One thing that is said of an action: what it is called, in words, and what it is compared by. */
export interface SaidField {
  readonly key: string;
  readonly label: string;
  readonly words: string;
  readonly value: unknown;
}

/** All that is said of an action as a whole, in the same order for all of them; of what it has not, nothing is said. */
export function saidFields(words: SaidWords, typed: TypedAction): readonly SaidField[] {
  return Object.entries(fields).map(([key, { label, groups, value, say }]) => {
    const isItsOwn = groups.includes(typed.group);
    return {
      ...{ key, label: words.text(typeof label === 'string' ? label : label(typed.group)) },
      words: isItsOwn ? (say(words, typed) ?? '') : '',
      value: isItsOwn ? value(typed) : null,
    };
  });
}
