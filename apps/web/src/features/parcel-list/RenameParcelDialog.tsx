import type { ChangedParcel, Parcel, ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { agroevidenceParcelsChangeFields } from '#web/lib/fields.generated.ts';
import { ChangeFault } from '#web/parts/changes/ChangeFault.tsx';
import type { ToldChange } from '#web/parts/changes/use-undo.tsx';
import { useRenameParcel } from '#web/parts/parcel/rename-parcel.queries.ts';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';

interface RenameParcelDialogProps {
  readonly farmId: number;
  readonly parcel: Parcel;
  readonly onClose: () => void;
}

/** Another name for a parcel of the table. Where somebody has given one meanwhile, theirs is named. */
export function RenameParcelDialog({ farmId, parcel, onClose }: RenameParcelDialogProps): ReactElement {
  const [name, setName] = useState(parcel.localName);
  const told = ({ localName, changeId }: ChangedParcel): ToldChange => ({
    changeId,
    message: <T id="parcel.renamed" values={{ name: localName }} />,
  });
  const rename = useRenameParcel(farmId, parcel.id, told, parcel);
  const isBlank = name.trim() === '';
  const isOutdated = isApiError(rename.error, 'record.changed');
  const theirs = isOutdated && <ChangeFault error={rename.error} nowOf={(now: ParcelDetail) => now.localName} />;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isBlank || rename.isPending) return;
    if (name.trim() === parcel.localName && !isOutdated) {
      onClose();
      return;
    }
    rename.mutate(name.trim(), { onSuccess: onClose });
  };
  return (
    <PlainDialog heading={<T id="parcelList.renameParcel" />} onClose={onClose}>
      <FormStack noValidate onSubmit={submit}>
        <Field
          label={<T id="parcel.name" />}
          value={name}
          maxLength={agroevidenceParcelsChangeFields.name.maxLength}
          autoComplete="off"
          autoFocus
          error={isBlank ? <T id="validation.required" /> : theirs}
          onChange={({ target }) => setName(target.value)}
        />
        <DialogEnd error={isOutdated ? null : rename.error} onCancel={onClose}>
          <PendingButton type="submit" isPending={rename.isPending}>
            <T id="action.save" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}
