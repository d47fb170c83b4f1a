import { farmRoles, type FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { useState, type SyntheticEvent, type ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { Field } from '#web/ui/Field.tsx';
import { FieldRow } from '#web/ui/FieldRow.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { RoleField } from '#web/ui/RoleField.tsx';
import { useAddMember } from './admin.queries.ts';

/** Adds somebody who has an account by their email. */
export function AddMember({ farmId }: { readonly farmId: number }): ReactElement {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<FarmRole>('manager');
  const [isTried, setTried] = useState(false);
  const add = useAddMember(farmId);
  const isBlank = email.trim() === '';

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isBlank || add.isPending) return;
    add.mutate(
      { email: email.trim(), role },
      {
        onSuccess: () => {
          setEmail('');
          setTried(false);
        },
      },
    );
  };

  return (
    <FieldRow onSubmit={submit} noValidate>
      <Field
        type="email"
        autoComplete="off"
        autoFocus
        label={<T id="admin.users.email" />}
        value={email}
        error={faultOf(isTried && isBlank, add.error)}
        onChange={({ target }) => {
          setEmail(target.value);
          add.reset();
        }}
      />
      <RoleField label={<T id="farmSettings.inviteRole" />} roles={farmRoles} value={role} onChoose={setRole} />
      <PendingButton type="submit" variant="outlined" isPending={add.isPending}>
        <T id="admin.users.add" />
      </PendingButton>
    </FieldRow>
  );
}

function faultOf(isMissing: boolean, error: Error | null): ReactElement | undefined {
  if (isMissing) return <T id="validation.required" />;
  if (error === null) return undefined;
  return isApiError(error, 'user.notFound') ? <T id="admin.users.noAccount" /> : <ErrorText error={error} />;
}
