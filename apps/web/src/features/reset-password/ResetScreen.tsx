import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSearch } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { AskForResetForm } from './AskForResetForm.tsx';
import { ResetByKey } from './ResetByKey.tsx';
import { useAskForReset } from './reset-password.queries.ts';
import { ResetStep } from './ResetStep.tsx';
import { UnexpectedFault } from './UnexpectedFault.tsx';

/** The way to a new password for whoever forgot the old one: first to a mail, and from the mail to the password. */
export function ResetScreen(): ReactElement {
  const { key } = useSearch({ from: '/reset' });
  return key === undefined ? <AskForReset /> : <ResetByKey key={key} resetKey={key} />;
}

function AskForReset(): ReactElement {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return (
      <ResetStep title="reset.title" lead={<T id="reset.lead" />}>
        <AskForResetForm onSent={setSentTo} />
      </ResetStep>
    );
  }
  return (
    <ResetStep title="reset.sentTitle" lead={<T id="reset.sent" values={{ email: sentTo }} />}>
      <Typography>
        <T id="reset.sentHelp" />
      </Typography>
      <SendAgain email={sentTo} />
    </ResetStep>
  );
}

function SendAgain({ email }: { readonly email: string }): ReactElement {
  const ask = useAskForReset();
  return (
    <Again role="status">
      {ask.error && <UnexpectedFault error={ask.error} />}
      {ask.isSuccess ? (
        <Notice tone="success">
          <T id="reset.sentAgain" />
        </Notice>
      ) : (
        <PendingButton variant="outlined" isPending={ask.isPending} onClick={() => ask.mutate(email)}>
          <T id="reset.sendAgain" />
        </PendingButton>
      )}
    </Again>
  );
}

const Again = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(4),
  marginTop: theme.spacing(5),
}));
