import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import type { DivisionKind } from '#web/parts/parcel/divisions.queries.ts';
import { useNamingDivision } from '#web/parts/parcel/use-naming-division.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FieldRow } from '#web/ui/FieldRow.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';

interface AddDivisionProps {
  readonly farmId: number;
  readonly kind: DivisionKind;
}

/** Another centre or zone, by its name. */
export function AddDivision({ farmId, kind }: AddDivisionProps): ReactElement {
  const naming = useNamingDivision(farmId, kind);
  return (
    <FieldRow noValidate onSubmit={naming.submit}>
      <Field
        label={<T id={`farmSettings.newDivision.${kind}`} />}
        value={naming.name}
        maxLength={naming.maxLength}
        autoComplete="off"
        error={faultOf(naming.isMissing, naming.error)}
        onChange={({ target }) => naming.type(target.value)}
      />
      <PendingButton type="submit" variant="outlined" isPending={naming.isPending}>
        <T id="farmSettings.addDivision" />
      </PendingButton>
    </FieldRow>
  );
}

function faultOf(isMissing: boolean, error: Error | null): ReactElement | undefined {
  if (isMissing) return <T id="validation.required" />;
  return error ? <ErrorText error={error} /> : undefined;
}
