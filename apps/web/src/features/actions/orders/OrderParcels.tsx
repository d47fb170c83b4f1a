import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import { roundedHectares } from '@brazda/domain/measures.ts';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { formatNumber } from '#web/lib/numbers.ts';
import { amountText } from '#web/parts/action/action-words.ts';
import { PaperPart, PaperTable } from './PaperTable.tsx';

/** Square metres count, as what is taken along is counted by them. */
const areaDecimals = 4;
/** More columns than these have no room on a sheet: what falls to a parcel follows from the dose. */
const mostAmounts = 4;

/** On which parcels, and how much of each is to be treated. */
export function OrderParcels({ action }: { readonly action: ActionDetail }): ReactElement {
  const id = useId();
  const intl = useIntl();
  const text = useText();
  const { targets, area, materials } = action;
  const shown = materials.length <= mostAmounts ? materials : [];
  const hectares = (value: number): string =>
    text('parcel.hectares', { area: formatNumber(roundedHectares(value), intl.locale, areaDecimals) });
  return (
    <PaperPart aria-labelledby={id} tabIndex={0}>
      <h3 id={id}>
        <T id="actions.parcels" />
      </h3>
      <PaperTable>
        <thead>
          <tr>
            <th scope="col">{text('actions.parcel')}</th>
            <th scope="col">{text('actions.orders.block')}</th>
            <th scope="col" data-number>
              {text('actions.orders.area')}
            </th>
            {shown.map(({ name }, at) => (
              <th key={`${name} ${at}`} scope="col" data-number>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {targets.map((target) => (
            <tr key={target.parcelId}>
              <th scope="row">{target.name}</th>
              <td>{target.blockNumber}</td>
              <td data-number>{hectares(target.area)}</td>
              {shown.map(({ name, unitKind }, at) => (
                <td key={`${name} ${at}`} data-number>
                  {amountText(intl, target.amounts[at] ?? 0, unitKind)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text('actions.amount.total')}</th>
            <td />
            <td data-number>{hectares(area)}</td>
            {shown.map(({ name, unitKind, total }, at) => (
              <td key={`${name} ${at}`} data-number>
                {amountText(intl, total, unitKind)}
              </td>
            ))}
          </tr>
        </tfoot>
      </PaperTable>
    </PaperPart>
  );
}
