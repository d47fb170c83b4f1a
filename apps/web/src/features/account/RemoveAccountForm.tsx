import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { useSession } from '#web/lib/session-context.ts';
import { DeletionButton, DeletionDialog } from '#web/ui/DeletionDialog.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { useRemoveAccount } from './account.queries.ts';

/** The button that asks, and the dialog in which the own password says yes. */
export function RemoveAccountForm(): ReactElement {
  return (
    <DeletionButton label={<T id="account.remove" />}>
      {(onClose) => <RemoveAccountDialog onClose={onClose} />}
    </DeletionButton>
  );
}

function RemoveAccountDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const session = useSession();
  const navigate = useNavigate();
  const remove = useRemoveAccount(() => {
    session.end();
    void navigate({ to: '/login', replace: true });
  });
  const { error } = remove;
  const isWrong = isApiError(error, 'password.wrong');

  return (
    <DeletionDialog
      heading={<T id="account.removeTitle" />}
      loss={<T id="account.removeWarning" />}
      fault={error && !isWrong && <RemovalFault error={error} />}
      label={<T id="account.remove" />}
      isPending={remove.isPending}
      onSubmit={() => {
        setTried(true);
        if (password !== '') remove.mutate(password);
      }}
      onClose={onClose}
    >
      <PasswordField
        label={<T id="password.current" />}
        autoComplete="current-password"
        autoFocus
        value={password}
        error={
          isTried && password === '' ? (
            <T id="validation.required" />
          ) : isWrong ? (
            <T id="error.password.wrong" />
          ) : undefined
        }
        onChange={({ target }) => {
          setPassword(target.value);
          remove.reset();
        }}
      />
    </DeletionDialog>
  );
}

/** Whoever alone owns farms is told which. */
function RemovalFault({ error }: { readonly error: unknown }): ReactElement {
  if (!isApiError(error, 'account.lastOwner')) return <ErrorText error={error} />;
  const farms = error.fields.map(({ detail }) => String(detail?.['farm'] ?? '')).join(', ');
  return <T id="account.lastOwner" values={{ farms }} />;
}
