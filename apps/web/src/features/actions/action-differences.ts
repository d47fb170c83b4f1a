import type { IntlShape } from 'react-intl';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { textIn } from '#web/i18n/text.ts';
import { formatNumber } from '#web/lib/numbers.ts';
import { dayText, saidAmountText } from '#web/parts/action/action-words.ts';
import { hectaresOf } from './chosen-targets.ts';
import type { FormParcels } from './form-parcels.ts';
import type { TypedAction, TypedAmount } from './typed-action.ts';

/** What of an action is said otherwise by two. */
export interface Difference {
  readonly key: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Where what was typed and what another has saved meanwhile are not the same, in words. */
export function differencesOf(
  intl: IntlShape,
  mine: TypedAction,
  theirs: TypedAction,
  parcels: FormParcels,
): readonly Difference[] {
  const labels = labelsIn(intl);
  const [own, other] = [wordsOf(intl, mine, parcels), wordsOf(intl, theirs, parcels)];
  return keysOf(labels)
    .filter((key) => own[key] !== other[key])
    .map((key) => ({ key, label: labels[key], mine: own[key], theirs: other[key] }));
}

/** All that is said of an action, in words. */
export function saidInWords(
  intl: IntlShape,
  typed: TypedAction,
  parcels: FormParcels,
): readonly { readonly key: string; readonly label: string; readonly value: string }[] {
  const labels = labelsIn(intl);
  const words = wordsOf(intl, typed, parcels);
  return keysOf(labels)
    .filter((key) => words[key] !== '')
    .map((key) => ({ key, label: labels[key], value: words[key] }));
}

function keysOf(labels: Words): (keyof Words)[] {
  return Object.keys(labels) as (keyof Words)[];
}

function labelsIn(intl: IntlShape): Words {
  const text = textIn(intl);
  return {
    type: text('actions.type'),
    day: text('actions.day'),
    state: text('actions.state'),
    targets: text('actions.parcels'),
    crop: text('parcel.crop'),
    materials: text('actions.materials'),
    products: text('action.product.MAIN_PRODUCT'),
    hours: text('actions.hours'),
    operator: text('actions.operator'),
    machine: text('actions.machine'),
    note: text('actions.note'),
    others: text('actions.others'),
  };
}

function wordsOf(intl: IntlShape, typed: TypedAction, parcels: FormParcels): Words {
  const text = textIn(intl);
  const list = (all: readonly string[]): string => intl.formatList(all, { type: 'unit' });
  const area = parcelAreaNumber(hectaresOf(typed.targets, parcels), intl.locale);
  const names = typed.targets.map(({ parcelId }) => parcels.byId.get(parcelId)?.name ?? '');
  return {
    type: text(`actionType.${typed.type}`),
    day: typed.day === null ? '' : dayText(intl, typed.day),
    state: text(`actionState.${typed.state}`),
    targets: list([text('parcel.hectares', { area }), ...names]),
    crop: typed.crop?.name ?? '',
    materials: list(
      typed.materials.map((one) =>
        text('action.material', { name: one.material?.name ?? '', amount: amountWords(intl, one) }),
      ),
    ),
    products: list([typed.mainProduct, typed.byProduct].map((one) => amountWords(intl, one)).filter(Boolean)),
    hours: list([typed.startedAt, typed.finishedAt].filter(Boolean)),
    ...{ operator: typed.operator, machine: typed.machine, note: typed.note },
    others: othersOf(intl, typed),
  };
}

interface Words {
  readonly type: string;
  readonly day: string;
  readonly state: string;
  readonly targets: string;
  readonly crop: string;
  readonly materials: string;
  readonly products: string;
  readonly hours: string;
  readonly operator: string;
  readonly machine: string;
  readonly note: string;
  readonly others: string;
}

function amountWords(intl: IntlShape, { value, ...amount }: TypedAmount): string {
  return value === null ? '' : saidAmountText(intl, { ...amount, value });
}

/** Numbers of forms that are seldom filled in: that they differ is said by the numbers alone. */
function othersOf(intl: IntlShape, { spray, moisture, cut, incorporatedOn }: TypedAction): string {
  const numbers = [moisture, cut, spray.water, spray.tank, spray.driftReduction, spray.wind, spray.temperature];
  const words = numbers.flatMap((number) => (number === null ? [] : formatNumber(number, intl.locale)));
  return intl.formatList([...words, spray.nozzle, incorporatedOn ?? ''].filter(Boolean), { type: 'unit' });
}
