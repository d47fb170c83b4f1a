import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { useSession } from '#web/lib/session-context.ts';
import { DialogActions } from '#web/ui/DialogActions.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { useRemoveAccount } from './account.queries.ts';

/** The button that asks, and the dialog in which the own password says yes. */
export function RemoveAccountForm(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <T id="account.remove" />
      </Button>
      {isOpen && <RemoveAccountDialog onClose={() => setOpen(false)} />}
    </div>
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

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (password !== '' && !remove.isPending) remove.mutate(password);
  };

  return (
    <PlainDialog heading={<T id="account.removeTitle" />} onClose={onClose}>
      <FormStack noValidate onSubmit={submit}>
        <Notice tone="warning">
          <T id="account.removeWarning" />
        </Notice>
        <PasswordField
          label={<T id="password.current" />}
          autoComplete="current-password"
          autoFocus
          value={password}
          error={
            isTried && password === '' ? (
              <T id="validation.required" />
            ) : isApiError(error, 'password.wrong') ? (
              <T id="error.password.wrong" />
            ) : undefined
          }
          onChange={({ target }) => {
            setPassword(target.value);
            remove.reset();
          }}
        />
        {error && !isApiError(error, 'password.wrong') && (
          <Notice tone="error">
            {isApiError(error, 'account.lastOwner') ? (
              <T
                id="account.lastOwner"
                values={{ farms: error.fields.map(({ detail }) => String(detail?.['farm'] ?? '')).join(', ') }}
              />
            ) : (
              <ErrorText error={error} />
            )}
          </Notice>
        )}
        <DialogActions>
          <Button onClick={onClose}>
            <T id="action.cancel" />
          </Button>
          <PendingButton type="submit" color="error" isPending={remove.isPending}>
            <T id="account.remove" />
          </PendingButton>
        </DialogActions>
      </FormStack>
    </PlainDialog>
  );
}
