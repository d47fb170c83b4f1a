import type { ActionDetail, ActionMaterial } from '@brazda/contract/agroevidence/action-shapes.ts';
import { useId, type ReactElement } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { styled } from '@mui/material/styles';
import { T, useText } from '#web/i18n/T.tsx';
import { textIn } from '#web/i18n/text.ts';
import { amountPerHectareText, amountText, saidAmountText } from '#web/parts/action/action-words.ts';
import { organismWords } from '../organism-words.ts';
import { packageWords } from '../package-words.ts';
import { PaperPart, PaperTable } from './PaperTable.tsx';

/** What is brought onto the land: how much on a hectare, and how much is to be taken along. */
export function OrderMaterials({ action }: { readonly action: ActionDetail }): ReactElement | null {
  const id = useId();
  const intl = useIntl();
  const text = useText();
  const { materials, area } = action;
  if (materials.length === 0) return null;
  return (
    <PaperPart aria-labelledby={id} tabIndex={0}>
      <h3 id={id}>
        <T id="actions.orders.materials" />
      </h3>
      <PaperTable>
        <thead>
          <tr>
            <th scope="col">{text('actions.material')}</th>
            <th scope="col" data-number>
              {text('actions.amount.hectare')}
            </th>
            <th scope="col" data-number>
              {text('actions.amount.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {materials.map((material, at) => (
            // The same product may stand in an order twice.
            <tr key={`${material.materialId} ${at}`}>
              <Named scope="row">
                <span>{material.name}</span>
                <small>
                  {[
                    material.registrationNumber,
                    ...packageWords(intl, material),
                    material.purpose,
                    ...organismWords(material),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </Named>
              <td data-number>{perHectareText(intl, material, area)}</td>
              <td data-number>{amountText(intl, material.total, material.unitKind)}</td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
    </PaperPart>
  );
}

/** As it was said, or what falls to a hectare of what was said of all. */
function perHectareText(intl: IntlShape, material: ActionMaterial, hectares: number): string {
  if (material.basis === 'HECTARE') return saidAmountText(intl, material);
  if (hectares <= 0) return textIn(intl)('parcel.unknown');
  return amountPerHectareText(intl, material.total / hectares, material.unitKind);
}

const Named = styled('th')({ '& > small': { marginInlineStart: '0.5em' } });
