import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { decodeClaims } from '#web/lib/session.ts';
import { useClaims, useSession } from '#web/lib/session-context.ts';
import { DialogActions } from '#web/ui/DialogActions.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useSignIn } from './sign-in.queries.ts';

interface SomebodyElse {
  readonly token: string;
  readonly email: string;
}

/** Over the screen of whoever's session has ended: they sign in again, and what waited goes on with what was typed. */
export function SignInAgainDialog(): ReactElement {
  const session = useSession();
  const email = useClaims()?.principal ?? '';
  const [other, setOther] = useState<SomebodyElse | null>(null);
  const [entered, setEntered] = useState({ username: email, password: '', rememberMe: false });
  const signIn = useSignIn((token) => {
    const principal = decodeClaims(token)?.principal ?? '';
    if (principal === email) session.begin(token);
    else setOther({ token, email: principal });
  });

  if (other !== null) {
    return (
      <PlainDialog heading={<T id="signInAgain.otherHeading" />}>
        <T id="signInAgain.other" values={{ email, other: other.email }} />
        <DialogActions sx={{ pt: 5 }}>
          <Button onClick={() => session.become(other.token, '/farm')}>
            <T id="signInAgain.goOnAsOther" values={{ email: other.email }} />
          </Button>
          <Button variant="contained" autoFocus onClick={() => setOther(null)}>
            <T id="signInAgain.goOnAs" values={{ email }} />
          </Button>
        </DialogActions>
      </PlainDialog>
    );
  }
  return (
    <PlainDialog heading={<T id="signInAgain.heading" />}>
      <Notice>
        <T id="signInAgain.lead" />
      </Notice>
      <Form>
        <LoginForm
          initial={entered}
          isPending={signIn.isPending}
          error={signIn.error}
          onSubmit={(values) => {
            setEntered(values);
            signIn.start(values);
          }}
        />
        <Button onClick={session.end}>
          <T id="signInAgain.leave" />
        </Button>
      </Form>
    </PlainDialog>
  );
}

const Form = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  marginTop: theme.spacing(5),
}));
