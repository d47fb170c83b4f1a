import { grazingAnimals } from '@brazda/domain/enumerations/other-work.ts';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { agroevidenceActionsRecordOtherFields as limits } from '#web/lib/fields.generated.ts';
import { withinBounds } from '#web/lib/number-bounds.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { Fields, FormPart } from './FormPart.tsx';
import type { GroupFieldsProps } from './group-fields-props.ts';
import type { TypedGrazing } from './typed-action.ts';

/** Which animals graze there, how many of them, and on how many days. */
export function GrazingFields({ typed: { grazing }, put }: GroupFieldsProps): ReactElement {
  const text = useText();
  const set = (part: Partial<TypedGrazing>): void => put((before) => ({ grazing: { ...before.grazing, ...part } }));
  return (
    <FormPart heading={<T id="actions.grazing" />}>
      <Fields>
        <ChoiceField
          label={<T id="actions.grazing.animals" />}
          choices={[
            { value: '', label: text('actions.unsaid') },
            ...grazingAnimals.map((value) => ({ value, label: text(`grazingAnimals.${value}`) })),
          ]}
          value={grazing.animals ?? ''}
          onChoose={(animals) => set({ animals: animals === '' ? null : animals })}
        />
        <NumberField
          label={<T id="actions.grazing.head" />}
          decimals={0}
          value={grazing.head}
          onChange={(head) => set({ head: withinBounds(head, limits['grazing.head']) })}
        />
        <NumberField
          label={<T id="actions.grazing.days" />}
          decimals={0}
          value={grazing.days}
          onChange={(days) => set({ days: withinBounds(days, limits['grazing.days']) })}
        />
      </Fields>
      <Notice>
        <T id="actions.grazing.nitrogen" />
      </Notice>
    </FormPart>
  );
}
