import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';

interface DemoSignInProps {
  readonly email: string;
  readonly isPending: boolean;
  readonly onSignIn: () => void;
}

/** For who only wants to look: one press signs in to the demo farm. */
export function DemoSignIn({ email, isPending, onSignIn }: DemoSignInProps): ReactElement {
  return (
    <Offer>
      <p>
        <T id="login.demo" values={{ email }} />
      </p>
      <PendingButton variant="outlined" isPending={isPending} onClick={onSignIn}>
        <T id="login.demoSubmit" />
      </PendingButton>
    </Offer>
  );
}

const Offer = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(6),
  paddingTop: theme.spacing(6),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& p': { margin: theme.spacing(0, 0, 3), color: theme.vars.palette.text.secondary },
}));
