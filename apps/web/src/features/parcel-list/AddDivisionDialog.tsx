import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import type { DivisionKind } from '#web/parts/parcel/divisions.queries.ts';
import { useNamingDivision } from '#web/parts/parcel/use-naming-division.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';

interface AddDivisionDialogProps {
  readonly farmId: number;
  readonly kind: DivisionKind;
  readonly onAdded: (id: number) => void;
  readonly onClose: () => void;
}

const headings = { center: 'parcelList.newCenter.heading', zone: 'parcelList.newZone.heading' } as const;

/** A new centre or zone, for the parcels that are chosen. */
export function AddDivisionDialog({ farmId, kind, onAdded, onClose }: AddDivisionDialogProps): ReactElement {
  const naming = useNamingDivision(farmId, kind, ({ id }) => {
    onAdded(id);
    onClose();
  });
  return (
    <PlainDialog heading={<T id={headings[kind]} />} onClose={onClose}>
      <FormStack onSubmit={naming.submit} noValidate>
        <Field
          label={<T id="parcelList.divisionName" />}
          value={naming.name}
          maxLength={naming.maxLength}
          autoComplete="off"
          autoFocus
          error={naming.isMissing && <T id="validation.required" />}
          onChange={({ target }) => naming.type(target.value)}
        />
        <DialogEnd error={naming.error} onCancel={onClose}>
          <PendingButton type="submit" isPending={naming.isPending}>
            <T id="parcelList.addAndAssign" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}
