import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { isEmail } from '#web/parts/account/account-rules.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { Field } from '#web/ui/Field.tsx';
import { FieldRow } from '#web/ui/FieldRow.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { RoleField } from '#web/ui/RoleField.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useInvite } from './farm-settings.queries.ts';

interface InviteFormProps {
  readonly farmId: number;
  /** The roles that whoever invites may give. */
  readonly given: readonly FarmRole[];
}

/** Invites somebody by mail to a role, whether they have an account or not. */
export function InviteForm({ farmId, given }: InviteFormProps): ReactElement {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<FarmRole>('worker');
  const [isTried, setTried] = useState(false);
  const invite = useInvite(farmId);
  const show = useSnackbar();
  const isGood = isEmail(email.trim());

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isGood || invite.isPending) return;
    invite.mutate(
      { email: email.trim(), role },
      {
        onSuccess: (invitation) => {
          setEmail('');
          setTried(false);
          show({ message: <T id="farmSettings.sent" values={{ email: invitation.email }} /> });
        },
      },
    );
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
      <RoleField label={<T id="farmSettings.inviteRole" />} roles={given} value={role} onChoose={setRole} />
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
