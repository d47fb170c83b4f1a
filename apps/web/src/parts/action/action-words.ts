import type { ActionMaterial, HarvestedProduct } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { UnitKind } from '@brazda/domain/enumerations/material.ts';
import type { IntlShape } from 'react-intl';
import { textIn } from '#web/i18n/text.ts';
import { defaultDecimals, formatNumber } from '#web/lib/numbers.ts';

type Said = Pick<ActionMaterial, 'value' | 'unit' | 'basis'>;

const unitOfKind = { WEIGHT: 'KG', VOLUME: 'L', COUNT: 'SEED_UNIT' } as const;

/** An amount as it was said, with its unit. */
export function saidAmountText(intl: IntlShape, { value, unit, basis }: Said): string {
  const text = textIn(intl);
  const values = { value: formatNumber(value, intl.locale), unit: text(`material.unit.${unit}`) };
  return text(basis === 'HECTARE' ? 'action.amount.hectare' : 'action.amount.total', values);
}

/** An amount of a kind, in what its kind is counted in. */
export function amountText(intl: IntlShape, amount: number, kind: UnitKind, decimals = defaultDecimals): string {
  return textIn(intl)('action.amount.total', valueAndUnit(intl, amount, kind, decimals));
}

/** The same, of what falls to a hectare. */
export function amountPerHectareText(intl: IntlShape, amount: number, kind: UnitKind): string {
  return textIn(intl)('action.amount.hectare', valueAndUnit(intl, amount, kind, defaultDecimals));
}

interface ValueAndUnit {
  readonly value: string;
  readonly unit: string;
}

function valueAndUnit(intl: IntlShape, amount: number, kind: UnitKind, decimals: number): ValueAndUnit {
  const unit = textIn(intl)(`material.unit.${unitOfKind[kind]}`);
  return { value: formatNumber(amount, intl.locale, decimals), unit };
}

/** Materials and what was harvested, each with its amount, in one line. */
export function amountsLine(
  intl: IntlShape,
  {
    materials,
    products,
  }: { readonly materials: readonly ActionMaterial[]; readonly products: readonly HarvestedProduct[] },
): string {
  const text = textIn(intl);
  const all = [
    ...materials.map((one) => text('action.material', { name: one.name, amount: saidAmountText(intl, one) })),
    ...products.map((one) =>
      text('action.material', { name: text(`action.product.${one.product}`), amount: saidAmountText(intl, one) }),
    ),
  ];
  return intl.formatList(all, { type: 'unit' });
}

/** A calendar day of an action. */
export function dayText(intl: IntlShape, day: string): string {
  return intl.formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' });
}
