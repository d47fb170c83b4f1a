import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouteLink } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useIsActing } from '#web/lib/session-context.ts';
import { FormPage } from '#web/ui/FormPage.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Changes the password of whoever is signed in. */
export function PasswordScreen(): ReactElement {
  const show = useSnackbar();
  const isActing = useIsActing();
  if (isActing) {
    return (
      <FormPage title="password.title">
        <Notice>
          <T id="error.impersonation.refused" />
        </Notice>
      </FormPage>
    );
  }
  return (
    <FormPage title="password.title" lead={<T id="password.lead" />}>
      <PasswordForm onChanged={() => show({ message: <T id="password.changed" /> })} />
      <Typography sx={{ mt: 6 }}>
        <Link component={RouteLink} to="/reset">
          <T id="login.forgotten" />
        </Link>
      </Typography>
    </FormPage>
  );
}
