import type { ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { agroevidenceParcelsChangeFields } from '#web/lib/fields.generated.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useDivideParcel } from './parcel-overview.queries.ts';

/** In which cadastral unit a parcel lies; emptied, nobody says. */
export function CadastralUnitField({ parcel }: { readonly parcel: ParcelDetail }): ReactElement {
  const known = parcel.cadastralUnit ?? '';
  const [typed, setTyped] = useState(known);
  const say = useDivideParcel(parcel.farmId, parcel.id, ({ changeId }) => ({
    changeId,
    message: <T id="parcelOverview.cadastralUnit.saved" />,
  }));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!say.isPending) say.mutate({ cadastralUnit: typed.trim() || null });
  };
  return (
    <FormStack noValidate onSubmit={submit}>
      <Field
        label={<T id="parcel.cadastralUnit" />}
        help={<T id="parcelOverview.cadastralUnit.help" />}
        value={typed}
        maxLength={agroevidenceParcelsChangeFields.cadastralUnit.maxLength}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      {say.error && (
        <Notice tone="error">
          <ErrorText error={say.error} />
        </Notice>
      )}
      {typed.trim() !== known && (
        <div>
          <PendingButton type="submit" variant="outlined" isPending={say.isPending}>
            <T id="action.save" />
          </PendingButton>
        </div>
      )}
    </FormStack>
  );
}
