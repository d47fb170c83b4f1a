import { irrigationTotal, irrigationUnits } from '@brazda/domain/enumerations/other-work.ts';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { agroevidenceActionsRecordOtherFields as limits } from '#web/lib/fields.generated.ts';
import { withinBounds } from '#web/lib/number-bounds.ts';
import { formatNumber } from '#web/lib/numbers.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { irrigationSigns } from './action-facts.ts';
import { Fields, FormPart } from './FormPart.tsx';
import type { GroupFieldsProps } from './group-fields-props.ts';

/** How much water was brought onto the land, and how much that is in all. */
export function IrrigationFields({ typed: { irrigation }, hectares, put }: GroupFieldsProps): ReactElement {
  const { locale } = useLanguage();
  const { value, unit } = irrigation;
  return (
    <FormPart heading={<T id="actions.irrigation" />}>
      <Fields>
        <NumberField
          label={<T id="actions.irrigation.amount" />}
          decimals={1}
          value={value}
          onChange={(said) => put({ irrigation: { unit, value: withinBounds(said, limits['irrigation.value']) } })}
        />
        <ChoiceField
          label={<T id="actions.amount.unit" />}
          choices={irrigationUnits.map((one) => ({ value: one, label: irrigationSigns[one] }))}
          value={unit}
          onChoose={(chosen) => put({ irrigation: { value, unit: chosen } })}
        />
      </Fields>
      {value !== null && hectares > 0 && (
        <p role="status">
          <T
            id="actions.irrigation.inAll"
            values={{ amount: formatNumber(irrigationTotal(value, unit, hectares), locale, 1) }}
          />
        </p>
      )}
    </FormPart>
  );
}
