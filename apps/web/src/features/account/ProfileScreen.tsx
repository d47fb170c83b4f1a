import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { profileOptions } from '#web/parts/account/profile.queries.ts';
import { useClaims } from '#web/lib/session-context.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { FormPage } from '#web/ui/FormPage.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** Changes the profile of whoever is signed in. */
export function ProfileScreen(): ReactElement {
  const email = useClaims()?.principal ?? '';
  const { data, error, refetch } = useQuery({ ...profileOptions(email), enabled: email !== '' });
  const show = useSnackbar();
  return (
    <FormPage title="profile.title">
      {data ? (
        <ProfileForm key={data.id} user={data} onSaved={() => show({ message: <T id="profile.saved" /> })} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loader label={<T id="shell.loading" />} />
      )}
    </FormPage>
  );
}
