import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import { millionths } from '@brazda/domain/materials/amount.ts';
import { measurable, tankLoads, type TankLoad } from '@brazda/domain/materials/tank-loads.ts';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { amountText } from '#web/parts/action/action-words.ts';
import { isLiquidFertilizer } from '../is-sprayed.ts';
import { PaperPart, PaperTable } from './PaperTable.tsx';

/** Of products of which a few grams are enough for a hectare. */
const finestDecimals = 6;
const squareMetresOfHectare = 10_000;
/** What is filled by litres; fertilizers are spread dry unless a sprayer is told of, or they are brought by the litre. */
const sprayed: ReadonlySet<string> = new Set(['SPRAY', 'TANKMIX', 'FOLIAR']);

/** What goes into each tank of a sprayer; where that is not known, it is said why. */
export function OrderTanks({ action }: { readonly action: ActionDetail }): ReactElement | null {
  const id = useId();
  const { spray, actionType, materials } = action;
  const isLiquid =
    actionType.name === 'FERT' && materials.some((one) => isLiquidFertilizer({ ...one, kilogramsPerLitre: null }));
  if (spray === null && !isLiquid && !sprayed.has(actionType.name)) return null;
  return (
    <PaperPart aria-labelledby={id} tabIndex={0}>
      <h3 id={id}>
        <T id="actions.orders.tanks" />
      </h3>
      <Loads action={action} />
    </PaperPart>
  );
}

function Loads({ action: { spray, area, materials } }: { readonly action: ActionDetail }): ReactElement {
  const intl = useIntl();
  const text = useText();
  const litres = (value: number): string => amountText(intl, value, 'VOLUME', 1);
  const amounts = materials.map(({ total }) => measurable(Math.round(total * millionths)));
  const { water = null, tank = null } = spray ?? {};
  const loads = tankLoads({ water, tank }, area * squareMetresOfHectare, amounts);
  if (!loads)
    return (
      <p>
        <T id="actions.orders.tanks.unknown" />
      </p>
    );
  const row = (label: string, { litres: mixed, amounts: filled }: TankLoad): ReactElement => (
    <tr>
      <th scope="row">{label}</th>
      <td data-number>{litres(mixed)}</td>
      {materials.map(({ name, unitKind }, at) => (
        <td key={`${name} ${at}`} data-number>
          {amountText(intl, (filled[at] ?? 0) / millionths, unitKind, finestDecimals)}
        </td>
      ))}
    </tr>
  );
  const { full, rest } = loads;
  return (
    <PaperTable>
      <thead>
        <tr>
          <th scope="col">{text('actions.orders.filling')}</th>
          <th scope="col" data-number>
            {text('actions.orders.mixture')}
          </th>
          {materials.map(({ name }, at) => (
            <th key={`${name} ${at}`} scope="col" data-number>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {full && row(text('actions.orders.tanks.full', { count: full.times }), full)}
        {rest && row(text('actions.orders.tanks.rest'), rest)}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text('actions.amount.total')}</th>
          <td data-number>{litres(loads.litres)}</td>
          {materials.map(({ name, unitKind }, at) => (
            <td key={`${name} ${at}`} data-number>
              {amountText(intl, (amounts[at] ?? 0) / millionths, unitKind, finestDecimals)}
            </td>
          ))}
        </tr>
      </tfoot>
    </PaperTable>
  );
}
