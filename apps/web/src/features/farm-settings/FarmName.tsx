import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { agroevidenceFarmsChangeFields } from '#web/lib/fields.generated.ts';
import { Field } from '#web/ui/Field.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useRenameFarm } from './farm-settings.queries.ts';
import { FieldRow } from './settings-parts.ts';

/** What the farm is called; what was typed stays when it is refused. */
export function FarmName({ farm }: { readonly farm: Farm }): ReactElement {
  const [name, setName] = useState(farm.name);
  const [isTried, setTried] = useState(false);
  const rename = useRenameFarm(farm.id);
  const show = useSnackbar();
  const isBlank = name.trim() === '';

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isBlank || rename.isPending || name.trim() === farm.name) return;
    rename.mutate(name.trim(), { onSuccess: () => show({ message: <T id="farmSettings.renamed" /> }) });
  };

  return (
    <FieldRow onSubmit={submit} noValidate>
      <Field
        label={<T id="farmImport.farmName" />}
        value={name}
        maxLength={agroevidenceFarmsChangeFields.name.maxLength}
        autoComplete="organization"
        error={
          isTried && isBlank ? (
            <T id="validation.required" />
          ) : rename.error ? (
            <ErrorText error={rename.error} />
          ) : undefined
        }
        onChange={({ target }) => {
          setName(target.value);
          rename.reset();
        }}
      />
      <PendingButton type="submit" variant="outlined" isPending={rename.isPending}>
        <T id="action.save" />
      </PendingButton>
    </FieldRow>
  );
}
