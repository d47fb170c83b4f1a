import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { CropField } from '#web/parts/crop/CropField.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { AmountFields } from './AmountFields.tsx';
import { Fields, FormPart } from './FormPart.tsx';
import type { GroupFieldsProps } from './group-fields-props.ts';

/** What comes from the land is weighed as it is said. */
const unknownWeights = { kilogramsPerLitre: null, kilogramsPerSeedUnit: null };
const taken = ['', 'YES', 'NO'] as const;

/** What was harvested or mown, how much of it, and what became of the crop. */
export function HarvestFields({ farmId, typed, hectares, put }: GroupFieldsProps): ReactElement {
  const text = useText();
  const isHarvest = typed.group === 'HARVEST';
  const amounts = { hectares, weights: unknownWeights };
  const { byProductTaken } = typed;
  const isTaken = byProductTaken === null ? '' : byProductTaken ? 'YES' : 'NO';
  return (
    <>
      <FormPart heading={<T id={isHarvest ? 'actions.harvested' : 'actions.mown'} />}>
        {isHarvest && (
          <CropField
            farmId={farmId}
            label={<T id="parcel.crop" />}
            help={<T id="actions.harvested.crop" />}
            value={typed.crop}
            onChoose={(crop) => put({ crop })}
          />
        )}
        <AmountFields amount={typed.mainProduct} {...amounts} onChange={(mainProduct) => put({ mainProduct })} />
        <Fields>
          <NumberField
            label={<T id="actions.moisture" />}
            unit="%"
            decimals={1}
            value={typed.moisture}
            onChange={(moisture) => put({ moisture })}
          />
          {!isHarvest && (
            <NumberField
              label={<T id="actions.cut" />}
              decimals={0}
              value={typed.cut}
              onChange={(cut) => put({ cut })}
            />
          )}
          <ChoiceField
            label={<T id={isHarvest ? 'actions.byProductTaken' : 'actions.mownTaken'} />}
            choices={taken.map((value) => ({ value, label: text(takenTexts[value]) }))}
            value={isTaken}
            onChoose={(value) => put({ byProductTaken: value === '' ? null : value === 'YES' })}
          />
        </Fields>
        {isHarvest && (
          <Checkbox
            label={<T id="actions.endsCrop" />}
            checked={typed.endsCrop}
            onChange={({ target }) => put({ endsCrop: target.checked })}
          />
        )}
      </FormPart>
      {isHarvest && (
        <FormPart heading={<T id="action.product.BY_PRODUCT" />}>
          <AmountFields amount={typed.byProduct} {...amounts} onChange={(byProduct) => put({ byProduct })} />
        </FormPart>
      )}
    </>
  );
}

const takenTexts = { '': 'parcel.unknown', YES: 'parcel.yes', NO: 'parcel.no' } as const;
