import Button from '@mui/material/Button';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { agroevidenceCentersCreateFields } from '#web/lib/fields.generated.ts';
import { useAddDivision, type DivisionKind } from '#web/parts/parcel/divisions.queries.ts';
import { DialogActions } from '#web/ui/DialogActions.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { Notice } from '#web/ui/Notice.tsx';
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
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const add = useAddDivision(farmId, kind);
  const isNameless = name.trim() === '';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isNameless || add.isPending) return;
    add.mutate(name.trim(), {
      onSuccess: ({ id }) => {
        onAdded(id);
        onClose();
      },
    });
  };
  return (
    <PlainDialog heading={<T id={headings[kind]} />} onClose={onClose}>
      <FormStack onSubmit={submit} noValidate>
        <Field
          label={<T id="parcelList.divisionName" />}
          value={name}
          maxLength={agroevidenceCentersCreateFields.name.maxLength}
          autoComplete="off"
          autoFocus
          error={isTried && isNameless && <T id="validation.required" />}
          onChange={({ target }) => setName(target.value)}
        />
        {add.error && (
          <Notice tone="error">
            <ErrorText error={add.error} />
          </Notice>
        )}
        <DialogActions>
          <Button onClick={onClose}>
            <T id="action.cancel" />
          </Button>
          <PendingButton type="submit" isPending={add.isPending}>
            <T id="parcelList.addAndAssign" />
          </PendingButton>
        </DialogActions>
      </FormStack>
    </PlainDialog>
  );
}
