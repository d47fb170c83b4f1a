import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PanelPage } from '#web/ui/PanelPage.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useSignUp } from './sign-up.queries.ts';
import { useInvitation } from './use-invitation.ts';

/** Makes an account, signs in to it and goes on to the farm: a new one, or the one to which there was an invitation. */
export function SignUpScreen(): ReactElement {
  const navigate = useNavigate();
  const text = useText();
  const invitation = useInvitation();
  const signUp = useSignUp({
    onSignedIn: () => {
      if (invitation.key === '') void navigate({ to: '/signup/import', replace: true });
      else void invitation.follow();
    },
    onMustSignIn: () => void navigate({ to: '/login', search: { redirect: invitation.path }, replace: true }),
  });

  return (
    <PanelPage>
      <PageTitle title={text('signUp.title')} />
      <Typography variant="h1">
        <T id="signUp.title" />
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 6 }}>
        {invitation.farmName === undefined ? (
          <T id="signUp.lead" />
        ) : (
          <T id="signUp.leadInvited" values={{ farm: invitation.farmName }} />
        )}
      </Typography>
      {signUp.isDone ? (
        <Loader label={<T id="signUp.signingIn" />} isLabelShown />
      ) : (
        <>
          <SignUpForm
            key={invitation.email}
            givenEmail={invitation.email}
            isPending={signUp.isPending}
            error={signUp.error}
            onSubmit={signUp.start}
          />
          <Typography sx={{ mt: 6, display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            <T id="signUp.hasAccount" />
            <TextLink to="/login" search={invitation.key === '' ? {} : { redirect: invitation.path }}>
              <T id="signUp.toLogin" />
            </TextLink>
          </Typography>
        </>
      )}
    </PanelPage>
  );
}
