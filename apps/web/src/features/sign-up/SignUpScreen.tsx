import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouteLink, useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PanelPage } from '#web/ui/PanelPage.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useSignUp } from './sign-up.queries.ts';

/** Makes an account, signs in to it and goes on to the farm. */
export function SignUpScreen(): ReactElement {
  const navigate = useNavigate();
  const text = useText();
  const signUp = useSignUp({
    onSignedIn: () => void navigate({ to: '/signup/import', replace: true }),
    onMustSignIn: () => void navigate({ to: '/login', search: { redirect: '/signup/import' }, replace: true }),
  });

  return (
    <PanelPage>
      <PageTitle title={text('signUp.title')} />
      <Typography variant="h1">
        <T id="signUp.title" />
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 6 }}>
        <T id="signUp.lead" />
      </Typography>
      {signUp.isDone ? (
        <Loader label={<T id="signUp.signingIn" />} isLabelShown />
      ) : (
        <>
          <SignUpForm isPending={signUp.isPending} error={signUp.error} onSubmit={signUp.start} />
          <Typography sx={{ mt: 6, display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            <T id="signUp.hasAccount" />
            <Link component={RouteLink} to="/login">
              <T id="signUp.toLogin" />
            </Link>
          </Typography>
        </>
      )}
    </PanelPage>
  );
}
