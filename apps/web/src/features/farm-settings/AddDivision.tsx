import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { agroevidenceCentersCreateFields } from '#web/lib/fields.generated.ts';
import { useAddDivision, type DivisionKind } from '#web/parts/parcel/divisions.queries.ts';
import { Field } from '#web/ui/Field.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { FieldRow } from './settings-parts.ts';

interface AddDivisionProps {
  readonly farmId: number;
  readonly kind: DivisionKind;
}

/** Another centre or zone, by its name. */
export function AddDivision({ farmId, kind }: AddDivisionProps): ReactElement {
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const add = useAddDivision(farmId, kind);
  const isNameless = name.trim() === '';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isNameless || add.isPending) return;
    add.mutate(name.trim(), {
      onSuccess: () => {
        setName('');
        setTried(false);
      },
    });
  };
  return (
    <FieldRow noValidate onSubmit={submit}>
      <Field
        label={<T id={`farmSettings.newDivision.${kind}`} />}
        value={name}
        maxLength={agroevidenceCentersCreateFields.name.maxLength}
        autoComplete="off"
        error={faultOf(isTried && isNameless, add.error)}
        onChange={({ target }) => {
          setName(target.value);
          add.reset();
        }}
      />
      <PendingButton type="submit" variant="outlined" isPending={add.isPending}>
        <T id="farmSettings.addDivision" />
      </PendingButton>
    </FieldRow>
  );
}

function faultOf(isMissing: boolean, error: Error | null): ReactElement | undefined {
  if (isMissing) return <T id="validation.required" />;
  return error ? <ErrorText error={error} /> : undefined;
}
