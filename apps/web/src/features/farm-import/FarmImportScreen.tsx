import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { isApiError } from '#web/lib/api-error.ts';
import { useText } from '#web/i18n/T.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { FarmImportForm } from './FarmImportForm.tsx';
import { useCreateFarm, type NewFarm } from './farm-import.queries.ts';

/** Sets up a farm: from the land registry, from a file with its parcels, or empty. */
export function FarmImportScreen(): ReactElement {
  const navigate = useNavigate();
  const text = useText();
  const create = useCreateFarm(({ id, importId, isToBeFollowed }) => {
    // What was entered is a farm now; nobody need be asked about it.
    const onwards = { replace: true, ignoreBlocker: true } as const;
    if (isToBeFollowed && importId !== null) {
      void navigate({ to: '/signup/import-in-progress', search: { import: importId }, ...onwards });
    } else void navigate({ to: '/farm/$farmId', params: { farmId: String(id) }, ...onwards });
  });
  const submit = (farm: NewFarm): void => {
    create.mutate(farm, {
      onError: (error) => {
        if (farm.land !== 'registry') return;
        const reason = isApiError(error) ? error.code : 'unexpected';
        void navigate({ to: '/signup/import-failed', search: { reason }, replace: true, ignoreBlocker: true });
      },
    });
  };

  return (
    <Main id="main" tabIndex={-1}>
      <PageTitle title={text('farmImport.title')} />
      <FarmImportForm isPending={create.isPending || create.isSuccess} error={create.error} onSubmit={submit} />
    </Main>
  );
}

const Main = styled('main')({ flex: 1, display: 'flex', flexDirection: 'column', '&:focus': { outline: 'none' } });
