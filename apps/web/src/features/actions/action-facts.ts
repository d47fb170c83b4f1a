import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { Crop } from '@brazda/contract/agroevidence/crops.ts';
import { irrigationTotal, type IrrigationUnit } from '@brazda/domain/enumerations/other-work.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import type { IntlShape } from 'react-intl';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { textIn, type Text } from '#web/i18n/text.ts';
import { formatNumber } from '#web/lib/numbers.ts';
import { dayText } from '#web/parts/action/action-words.ts';
import { timeIn } from './typed-hours.ts';
import { cropsOf } from './crops-of-action.ts';
import { nitrogenText } from './nitrogen-text.ts';

/** What something is called, and what is known of it; null for what nobody has said. */
type Fact = readonly [PlainMessageId, string | null];

interface Words {
  readonly text: Text;
  readonly area: (hectares: number) => string;
  readonly number: (value: number | null, unit: string) => string | null;
  readonly list: (texts: readonly string[]) => string | null;
  readonly nitrogen: (of: Pick<ActionDetail, 'nitrogen' | 'materials'>) => string | null;
  readonly count: (value: number | null) => string | null;
  readonly yesOrNo: (value: boolean | null) => string | null;
  readonly hour: (moment: string | null) => string | null;
  readonly day: (day: string | null) => string | null;
}

/** How facts are said in a language, with hours by the clocks of a zone. */
export function wordsIn(intl: IntlShape, timeZone: string | undefined): Words {
  const text = textIn(intl);
  return {
    text,
    area: (hectares) => text('parcel.hectares', { area: parcelAreaNumber(hectares, intl.locale) }),
    number: (value, unit) =>
      value === null ? null : text('action.amount.total', { value: formatNumber(value, intl.locale), unit }),
    list: (texts) => intl.formatList(texts, { type: 'unit' }) || null,
    nitrogen: (action) => nitrogenText(intl, action),
    count: (value) => (value === null ? null : formatNumber(value, intl.locale, 0)),
    yesOrNo: (value) => (value === null ? null : text(value ? 'parcel.yes' : 'parcel.no')),
    hour: (moment) => (moment === null || timeZone === undefined ? null : timeIn(moment, timeZone)),
    day: (day) => day && dayText(intl, day),
  };
}

export function landFacts(
  { text, area, list, nitrogen }: Words,
  action: ActionDetail,
  nameOf: (crop: Crop) => string,
): readonly Fact[] {
  const { state, area: worked, cropRole } = action;
  return [
    ['actions.state', text(`actionState.${state}`)],
    ['actions.area', area(worked)],
    ['parcel.crop', list(cropsOf(action).map(nameOf))],
    ['crops.role', cropRole && cropRole !== 'MAIN' ? text(`crops.role.${cropRole}`) : null],
    ['actions.nitrogen', nitrogen(action)],
  ];
}

export function workFacts(
  { text, hour, day }: Words,
  { startedAt, finishedAt, operator, machine, incorporatedOn, timing }: ActionDetail,
): readonly Fact[] {
  return [
    ['actions.startedAt', hour(startedAt)],
    ['actions.finishedAt', hour(finishedAt)],
    ['actions.operator', operator],
    ['actions.machine', machine],
    ['actions.incorporatedOn', day(incorporatedOn)],
    ['actions.timing', timing && text(`material.timing.${timing}`)],
  ];
}

export function harvestFacts(
  { number, yesOrNo }: Words,
  { group, moisture, cut, byProductTaken, endsCrop }: ActionDetail,
): readonly Fact[] {
  return [
    ['actions.moisture', number(moisture, '%')],
    ['actions.cut', cut === null ? null : String(cut)],
    [group === 'MOWING' ? 'actions.mownTaken' : 'actions.byProductTaken', yesOrNo(byProductTaken)],
    ['actions.endsCrop', yesOrNo(endsCrop)],
  ];
}

/** Signs of the units, which are the same in all languages. */
export const irrigationSigns = { MM: 'mm', M3_PER_HA: 'm³/ha' } as const satisfies Record<IrrigationUnit, string>;

export function otherWorkFacts(
  { text, number, count }: Words,
  { actionType, grazing, irrigation, area }: ActionDetail,
): readonly Fact[] {
  const total = irrigation && irrigationTotal(irrigation.value, irrigation.unit, area);
  return [
    ['actions.grazing.animals', grazing?.animals ? text(`grazingAnimals.${grazing.animals}`) : null],
    ['actions.grazing.head', count(grazing?.head ?? null)],
    ['actions.grazing.days', count(grazing?.days ?? null)],
    ['actions.nitrogen', actionType.name === 'PASTURE' ? text('parcel.unknown') : null],
    ['actions.irrigation', irrigation && number(irrigation.value, irrigationSigns[irrigation.unit])],
    ['actions.irrigation.total', number(total ?? null, 'm³')],
  ];
}

export function sprayFacts({ text, number }: Words, spray: ActionDetail['spray']): readonly Fact[] {
  if (spray === null) return [];
  const litres = text('material.unit.L');
  return [
    ['actions.spray.water', number(spray.water, text('actions.amount.each', { unit: litres }))],
    ['actions.spray.tank', number(spray.tank, litres)],
    ['actions.spray.nozzle', spray.nozzle],
    ['actions.spray.drift', number(spray.driftReduction, '%')],
    ['actions.spray.wind', number(spray.wind, 'm/s')],
    ['actions.spray.temperature', number(spray.temperature, '°C')],
  ];
}
