import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { isEmail } from '#web/parts/account/account-rules.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { Field } from '#web/ui/Field.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useInvite } from './farm-settings.queries.ts';
import { FieldRow } from './settings-parts.ts';

/** Invites somebody by mail, whether they have an account or not. */
export function InviteForm({ farmId }: { readonly farmId: number }): ReactElement {
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const invite = useInvite(farmId);
  const show = useSnackbar();
  const isGood = isEmail(email.trim());

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isGood || invite.isPending) return;
    invite.mutate(email.trim(), {
      onSuccess: (invitation) => {
        setEmail('');
        setTried(false);
        show({ message: <T id="farmSettings.sent" values={{ email: invitation.email }} /> });
      },
    });
  };

  return (
    <FieldRow onSubmit={submit} noValidate>
      <Field
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={<T id="farmSettings.inviteEmail" />}
        help={<T id="farmSettings.inviteHelp" />}
        value={email}
        error={faultOf(isTried && !isGood, invite.error)}
        onChange={({ target }) => {
          setEmail(target.value);
          invite.reset();
        }}
      />
      <PendingButton type="submit" variant="outlined" isPending={invite.isPending}>
        <T id="farmSettings.invite" />
      </PendingButton>
    </FieldRow>
  );
}

function faultOf(isWrong: boolean, error: Error | null): ReactElement | undefined {
  if (isWrong || isApiError(error, 'validation.failed')) return <T id="NewAccount.emailFormatError" />;
  return error ? <ErrorText error={error} /> : undefined;
}
