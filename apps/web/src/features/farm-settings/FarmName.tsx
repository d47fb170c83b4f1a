import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { agroevidenceFarmsChangeFields } from '#web/lib/fields.generated.ts';
import { ChangeFault } from '#web/parts/changes/ChangeFault.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FieldRow } from '#web/ui/FieldRow.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useRenameFarm, type TypedName } from './farm-settings.queries.ts';

/**
 * What the farm is called; what was typed stays when it is refused. Where another has renamed it meanwhile both names are
 * seen, and saving once more overwrites theirs.
 */
export function FarmName({ farm }: { readonly farm: Farm }): ReactElement {
  const [typed, setTyped] = useState<TypedName>();
  const [isTried, setTried] = useState(false);
  const rename = useRenameFarm(farm.id);
  const show = useSnackbar();
  const name = typed?.name ?? farm.name;
  const isBlank = name.trim() === '';

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!typed || isBlank || rename.isPending || name.trim() === farm.name) return;
    rename.mutate(
      { name: name.trim(), version: typed.version },
      {
        onSuccess: () => {
          setTyped(undefined);
          show({ message: <T id="farmSettings.renamed" /> });
        },
        onError: (error) => {
          if (isApiError(error, 'record.changed')) setTyped({ name, version: (error.current as Farm).version });
        },
      },
    );
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
          ) : (
            rename.error && <ChangeFault error={rename.error} nowOf={(now: Farm) => now.name} />
          )
        }
        onChange={({ target }) => {
          setTyped({ name: target.value, version: typed?.version ?? farm.version });
          rename.reset();
        }}
      />
      <PendingButton type="submit" variant="outlined" isPending={rename.isPending}>
        <T id="action.save" />
      </PendingButton>
    </FieldRow>
  );
}
