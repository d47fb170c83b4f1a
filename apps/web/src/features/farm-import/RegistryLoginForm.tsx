import type { Import } from '@brazda/contract/agroevidence/imports.ts';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { RegistryFault } from '#web/parts/registry/RegistryFault.tsx';
import { T } from '#web/i18n/T.tsx';
import { registryAccessOptions } from '#web/parts/registry/registry.queries.ts';
import { noRegistryValues, registryLoginOf, type RegistryValues } from '#web/parts/registry/registry-rules.ts';
import { FormStack } from '#web/ui/FormStack.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { RegistryFields } from '#web/parts/registry/RegistryFields.tsx';
import { useRetryWithLogin } from './registry.queries.ts';

interface RegistryLoginFormProps {
  readonly landImport: Import;
}

/** The registry does not let the farm in any more: here it gets another key, and tries again with it. */
export function RegistryLoginForm({ landImport }: RegistryLoginFormProps): ReactElement {
  const { data: known } = useQuery(registryAccessOptions(landImport.farmId));
  const { register, handleSubmit, formState } = useForm<RegistryValues>({
    defaultValues: noRegistryValues,
    ...(known && { values: { login: known.login ?? '', secret: '', szrid: known.szrid ?? '' } }),
    resetOptions: { keepDirtyValues: true },
  });
  const retry = useRetryWithLogin(landImport);
  const submit = handleSubmit((values) => {
    if (!retry.isPending) retry.mutate(registryLoginOf(values));
  });
  return (
    <FormStack noValidate onSubmit={(event) => void submit(event)}>
      <Typography variant="h2">
        <T id="importFailed.newLogin" />
      </Typography>
      <RegistryFields register={register} errors={formState.errors} />
      {retry.error && (
        <Notice tone="error">
          <RegistryFault error={retry.error} />
        </Notice>
      )}
      <PendingButton type="submit" size="large" isPending={retry.isPending}>
        <T id="importFailed.saveAndRetry" />
      </PendingButton>
    </FormStack>
  );
}
