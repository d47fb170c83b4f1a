import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouteLink, useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useConfiguration } from '#web/lib/configuration.ts';
import { useSession } from '#web/lib/session-context.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PanelPage } from '#web/ui/PanelPage.tsx';
import { DemoSignIn } from './DemoSignIn.tsx';
import { LoginFailurePage } from './LoginFailurePage.tsx';
import { LoginForm, type LoginValues } from './LoginForm.tsx';
import { useSignIn } from './sign-in.queries.ts';

const blank: LoginValues = { username: '', password: '', rememberMe: false };

/** Signs a user in and leads to where they wanted to go. */
export function LoginScreen(): ReactElement {
  const { demo } = useConfiguration();
  const { redirect } = useSearch({ from: '/login' });
  const isPasswordSet = useLocation({ select: ({ state }) => state.isPasswordSet === true });
  const session = useSession();
  const [endedOf] = useState(session.endedOf);
  const [entered, setEntered] = useState({ ...blank, username: endedOf ?? '' });
  const navigate = useNavigate();
  const { history } = useRouter();
  const text = useText();
  const signIn = useSignIn((token) => {
    session.begin(token);
    if (redirect === undefined) void navigate({ to: '/farm', replace: true });
    else history.replace(redirect);
  });

  if (signIn.failure === 500 || signIn.failure === 503) {
    return <LoginFailurePage status={signIn.failure} onBack={signIn.reset} />;
  }
  return (
    <PanelPage>
      <PageTitle title={text('login.title')} />
      <Typography variant="h1">
        <T id="login.title" />
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 6 }}>
        <T id="login.lead" />
      </Typography>
      {isPasswordSet && (
        <News role="status">
          <Notice tone="success">
            <T id="login.passwordSet" />
          </Notice>
        </News>
      )}
      {endedOf !== null && !isPasswordSet && (
        <News role="status">
          <Notice>
            <T id="error.authentication.expired" />
          </Notice>
        </News>
      )}
      <LoginForm
        initial={entered}
        isPending={signIn.isPending}
        error={signIn.error}
        onName={(username) => setEntered((before) => ({ ...before, username }))}
        onSubmit={(values) => {
          setEntered(values);
          signIn.start(values);
        }}
      />
      <Typography sx={{ mt: 6 }}>
        <Link component={RouteLink} to="/reset" state={{ email: entered.username.trim() }}>
          <T id="login.forgotten" />
        </Link>
      </Typography>
      <Typography sx={{ mt: 6, display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <T id="login.noAccount" />
        <Link component={RouteLink} to="/signup">
          <T id="login.toSignUp" />
        </Link>
      </Typography>
      {demo && (
        <DemoSignIn
          email={demo.email}
          isPending={signIn.isPending}
          onSignIn={() => {
            signIn.start({ username: demo.email, password: demo.password, rememberMe: false });
          }}
        />
      )}
    </PanelPage>
  );
}

const News = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(6) }));
