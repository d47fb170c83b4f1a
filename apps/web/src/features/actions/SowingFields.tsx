import { cultivationRoles } from '@brazda/domain/enumerations/crop-role.ts';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { CropField } from '#web/parts/crop/CropField.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { FormPart } from './FormPart.tsx';
import type { GroupFieldsProps } from './group-fields-props.ts';

/** What is sown, and as what it grows. */
export function SowingFields({ farmId, typed, faults, put }: GroupFieldsProps): ReactElement {
  const text = useText();
  return (
    <FormPart heading={<T id="actions.sown" />}>
      <CropField
        farmId={farmId}
        label={<T id="parcel.crop" />}
        value={typed.crop}
        validOn={typed.day ?? undefined}
        error={faults.crop && <T id="validation.required" />}
        onChoose={(crop) => put({ crop })}
      />
      <ChoiceField
        label={<T id="crops.role" />}
        choices={cultivationRoles.map((value) => ({ value, label: text(`crops.role.${value}`) }))}
        value={typed.cropRole}
        onChoose={(cropRole) => put({ cropRole })}
      />
    </FormPart>
  );
}
