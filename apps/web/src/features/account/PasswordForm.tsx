import { useEffect, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { isLongEnough } from '#web/parts/account/account-rules.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { useConfiguration } from '#web/lib/configuration.ts';
import { FormFooter } from '#web/ui/FormFooter.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useChangePassword } from './account.queries.ts';

type CurrentFault = 'validation.required' | 'error.password.wrong';

/** The password as it is and as it is to be; once it is changed, both are gone from the screen. */
export function PasswordForm({ onChanged }: { readonly onChanged: () => void }): ReactElement {
  const { passwordMinLength } = useConfiguration();
  const change = useChangePassword();
  const { register, handleSubmit, setError, clearErrors, reset, formState } = useForm({
    reValidateMode: 'onSubmit',
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { currentPassword: current, newPassword } = formState.errors;
  const { error, isPending } = change;

  useEffect(() => {
    if (isApiError(error, 'password.wrong'))
      setError('currentPassword', { message: 'error.password.wrong' }, { shouldFocus: true });
  }, [error, setError]);

  const submit = handleSubmit((values) => {
    if (isPending) return;
    change.mutate(
      { ...values, newPassword: values.newPassword.trim() },
      {
        onSuccess: () => {
          reset();
          onChanged();
        },
      },
    );
  });

  return (
    <FormStack noValidate onSubmit={(event) => void submit(event)}>
      {error && !isApiError(error, 'password.wrong') && (
        <Notice tone="error">
          <ErrorText error={error} />
        </Notice>
      )}
      <PasswordField
        {...register('currentPassword', {
          validate: (value) => value !== '' || ('validation.required' satisfies CurrentFault),
          onChange: () => clearErrors('currentPassword'),
        })}
        label={<T id="password.current" />}
        error={current && <T id={current.message as CurrentFault} />}
        autoComplete="current-password"
      />
      <PasswordField
        {...register('newPassword', {
          validate: (value) => isLongEnough(value, passwordMinLength),
          onChange: () => clearErrors('newPassword'),
        })}
        label={<T id="password.new" />}
        help={<T id="signUp.passwordHelp" values={{ length: passwordMinLength }} />}
        error={newPassword && <T id="NewAccount.passwordLengthError" values={{ length: passwordMinLength }} />}
        autoComplete="new-password"
      />
      <FormFooter>
        <PendingButton type="submit" size="large" isPending={isPending}>
          <T id="password.submit" />
        </PendingButton>
      </FormFooter>
    </FormStack>
  );
}
