import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { useClaims, useIsActing } from '#web/lib/session-context.ts';
import { FormPage } from '#web/ui/FormPage.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useExportAccount } from './account.queries.ts';
import { RemoveAccountForm } from './RemoveAccountForm.tsx';

/** What is kept of whoever is signed in: to be taken away, and to be deleted. */
export function AccountScreen(): ReactElement {
  const email = useClaims()?.principal ?? '';
  const isActing = useIsActing();
  return (
    <FormPage title="account.title" lead={email}>
      {isActing ? (
        <Notice>
          <T id="error.impersonation.refused" />
        </Notice>
      ) : (
        <Parts>
          <Export />
          <Part aria-labelledby="remove-account">
            <Typography variant="h2" id="remove-account">
              <T id="account.remove" />
            </Typography>
            <p>
              <T id="account.removeLead" />
            </p>
            <RemoveAccountForm />
          </Part>
        </Parts>
      )}
    </FormPage>
  );
}

function Export(): ReactElement {
  const take = useExportAccount();
  return (
    <Part aria-labelledby="export-account">
      <Typography variant="h2" id="export-account">
        <T id="account.export" />
      </Typography>
      <p>
        <T id="account.exportLead" />
      </p>
      {take.error && (
        <Notice tone="error">
          <ErrorText error={take.error} />
        </Notice>
      )}
      <div>
        <PendingButton variant="outlined" isPending={take.isPending} onClick={() => take.mutate()}>
          <T id="account.exportSubmit" />
        </PendingButton>
      </div>
    </Part>
  );
}

const Parts = styled('div')(({ theme }) => ({ display: 'flex', flexDirection: 'column', gap: theme.spacing(10) }));

const Part = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  '& p': { margin: 0 },
}));
