import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useSession } from '#web/lib/session-context.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { mayTryAgain, resetKeyOptions, useFinishReset } from './reset-password.queries.ts';
import { ResetStep } from './ResetStep.tsx';
import { UnexpectedFault } from './UnexpectedFault.tsx';

/** For whoever comes from the mail: the key is checked, then it sets a new password, and the way leads to the login. */
export function ResetByKey({ resetKey }: { readonly resetKey: string }): ReactElement {
  const session = useSession();
  const navigate = useNavigate();
  const check = useQuery(resetKeyOptions(resetKey));
  const finish = useFinishReset(() => {
    // All sessions of the user are over; what this browser still has of one would lead past the login.
    session.end();
    void navigate({ to: '/login', replace: true, state: { isPasswordSet: true } });
  });

  const isRefused = finish.error !== null && !mayTryAgain(finish.error);
  if (check.data === false || isRefused) return <InvalidKey />;
  if (check.error) {
    return (
      <ResetStep title="reset.newTitle">
        <UnexpectedFault
          error={check.error}
          actions={
            <Button variant="outlined" onClick={() => void check.refetch()}>
              <T id="action.retry" />
            </Button>
          }
        />
      </ResetStep>
    );
  }
  if (!check.data) {
    return (
      <ResetStep title="reset.newTitle">
        <Loader label={<T id="reset.checking" />} isLabelShown />
      </ResetStep>
    );
  }
  return (
    <ResetStep title="reset.newTitle" lead={<T id="reset.newLead" />}>
      <NewPasswordForm
        isPending={finish.isPending}
        error={finish.error}
        onSubmit={(newPassword) => {
          finish.mutate({ key: resetKey, newPassword });
        }}
      />
    </ResetStep>
  );
}

function InvalidKey(): ReactElement {
  return (
    <ResetStep title="reset.invalidTitle" lead={<T id="reset.invalid" />}>
      <LinkButton to="/reset" variant="contained" size="large">
        <T id="reset.again" />
      </LinkButton>
    </ResetStep>
  );
}
