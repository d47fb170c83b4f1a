import type { AdminFarm } from '@brazda/contract/agroevidence/admin-farms.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type SyntheticEvent, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { agroevidenceAdminFarmsChangeFields } from '#web/lib/fields.generated.ts';
import { ChangeFault } from '#web/parts/changes/ChangeFault.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { everyCountryOptions, useChangeFarm } from './admin.queries.ts';

interface EditFarmDialogProps {
  readonly farm: AdminFarm;
  readonly onClose: () => void;
}

/**
 * Name and country of a farm; the country only while the farm has no land in it. Where another has changed it meanwhile
 * theirs is named, and saving once more overwrites it.
 */
export function EditFarmDialog({ farm, onClose }: EditFarmDialogProps): ReactElement {
  const [name, setName] = useState(farm.name);
  const [countryCode, setCountryCode] = useState(farm.countryCode);
  const [version, setVersion] = useState(farm.version);
  const [isTried, setTried] = useState(false);
  const { data: countries = [] } = useQuery(everyCountryOptions());
  const change = useChangeFarm(farm.id);
  const show = useSnackbar();
  const isOutdated = isApiError(change.error, 'record.changed');
  const theirs = isOutdated && <ChangeFault error={change.error} nowOf={(now: AdminFarm) => now.name} />;
  const isNameless = name.trim() === '';
  const known = countries.map(({ code, name: label }) => ({ value: code, label }));
  const choices = known.length > 0 ? known : [{ value: farm.countryCode, label: farm.countryCode }];

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isNameless || change.isPending) return;
    const body = { name: name.trim(), countryCode };
    change.mutate(
      { body, version },
      {
        onSuccess: ({ name: saved }) => {
          show({ message: <T id="admin.farm.saved" values={{ farm: saved }} /> });
          onClose();
        },
        onError: (error) => {
          if (isApiError(error, 'record.changed')) setVersion((error.current as AdminFarm).version);
        },
      },
    );
  };

  return (
    <PlainDialog heading={<T id="admin.farm.edit" values={{ farm: farm.name }} />} onClose={onClose}>
      <FormStack onSubmit={submit} noValidate>
        <Field
          label={<T id="admin.farm.name" />}
          value={name}
          maxLength={agroevidenceAdminFarmsChangeFields.name.maxLength}
          autoComplete="off"
          autoFocus
          error={isTried && isNameless ? <T id="validation.required" /> : theirs}
          onChange={({ target }) => setName(target.value)}
        />
        <ChoiceField
          label={<T id="admin.farm.country" />}
          help={farm.parcels > 0 ? <T id="admin.farm.countryFixed" /> : undefined}
          choices={choices}
          value={countryCode}
          disabled={farm.parcels > 0}
          onChoose={setCountryCode}
        />
        <DialogEnd error={isOutdated ? null : change.error} onCancel={onClose}>
          <PendingButton type="submit" isPending={change.isPending}>
            <T id="action.save" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}
