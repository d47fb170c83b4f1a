import type { Import } from '@brazda/contract/agroevidence/imports.ts';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PlainStack } from '#web/ui/FormStack.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PanelPage } from '#web/ui/PanelPage.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { importOptions, useRetryImport } from './farm-import.queries.ts';
import { failureWords } from '#web/parts/land-file/problem-words.ts';
import { RegistryLoginForm } from './RegistryLoginForm.tsx';

/** A farm could not be created from the registry, or its blocks did not come; either can be tried again. */
export function ImportFailedScreen(): ReactElement {
  const { import: id, reason } = useSearch({ from: '/panel/signup/import-failed' });
  const text = useText();
  return (
    <PanelPage>
      <PageTitle title={text('importFailed.title')} />
      <Typography variant="h1" sx={{ mb: 6 }}>
        <T id="importFailed.title" />
      </Typography>
      {id === undefined ? <NotCreated reason={reason} /> : <NotImported id={id} />}
    </PanelPage>
  );
}

function NotCreated({ reason }: { readonly reason: string | undefined }): ReactElement {
  const intl = useIntl();
  return (
    <PlainStack>
      <Notice tone="error">
        <T id="importFailed.notCreated" /> {failureWords(intl, reason ?? 'unexpected')}
      </Notice>
      <LinkButton variant="contained" size="large" to="/signup/import">
        <T id="importFailed.retry" />
      </LinkButton>
    </PlainStack>
  );
}

function NotImported({ id }: { readonly id: number }): ReactElement {
  const { data, error, isPending, refetch } = useQuery(importOptions(id));
  if (isPending) return <Loader label={<T id="shell.loading" />} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  // Also where it was tried again just now: who has gone elsewhere meanwhile is not fetched back.
  if (data?.state !== 'FAILED') {
    return <Navigate to="/signup/import-in-progress" search={{ import: id }} replace />;
  }
  return <Failed landImport={data} />;
}

function Failed({ landImport }: { readonly landImport: Import }): ReactElement {
  const { id, failure, farmId } = landImport;
  const intl = useIntl();
  const retry = useRetryImport();
  const mayRetry = useMay('land.change', farmId);
  return (
    <PlainStack>
      <Notice tone="error">
        <T id="importFailed.empty" /> {failureWords(intl, failure)}
      </Notice>
      {retry.error && (
        <Notice tone="error">
          <ErrorText error={retry.error} />
        </Notice>
      )}
      {!mayRetry ? null : failure === 'eagri.forbidden' ? (
        <RegistryLoginForm landImport={landImport} />
      ) : (
        <PendingButton
          size="large"
          isPending={retry.isPending}
          onClick={() => {
            retry.mutate(id);
          }}
        >
          <T id="importFailed.retry" />
        </PendingButton>
      )}
      <LinkButton variant="outlined" to="/farm/$farmId" params={{ farmId: String(farmId) }}>
        <T id="importProgress.toMap" />
      </LinkButton>
    </PlainStack>
  );
}
