import Typography from '@mui/material/Typography';
import { useSearch } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { AskForResetForm } from './AskForResetForm.tsx';
import { ResetByKey } from './ResetByKey.tsx';
import { ResetStep } from './ResetStep.tsx';

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
    </ResetStep>
  );
}
