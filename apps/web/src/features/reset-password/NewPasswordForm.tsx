import type { FocusEvent, ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { T } from '#web/i18n/T.tsx';
import { isLongEnough } from '#web/parts/account/account-rules.ts';
import { useConfiguration } from '#web/lib/configuration.ts';
import { FormFooter } from '#web/ui/FormFooter.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { UnexpectedFault } from './UnexpectedFault.tsx';

interface NewPasswordFormProps {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onSubmit: (password: string) => void;
}

export function NewPasswordForm({ isPending, error, onSubmit }: NewPasswordFormProps): ReactElement {
  const { passwordMinLength } = useConfiguration();
  const { register, handleSubmit, setValue, trigger, clearErrors, formState } = useForm({
    reValidateMode: 'onSubmit',
    defaultValues: { password: '' },
  });
  const leave = ({ target }: FocusEvent<HTMLInputElement>): void => {
    setValue('password', target.value.trim());
    if (target.value.trim() !== '') void trigger('password');
  };
  const submit = handleSubmit(({ password }) => {
    if (!isPending) onSubmit(password.trim());
  });

  return (
    <FormStack noValidate onSubmit={(event) => void submit(event)}>
      {error && <UnexpectedFault error={error} />}
      <PasswordField
        {...register('password', {
          validate: (value) => isLongEnough(value, passwordMinLength),
          onChange: () => clearErrors('password'),
          onBlur: leave,
        })}
        label={<T id="password.new" />}
        help={<T id="signUp.passwordHelp" values={{ length: passwordMinLength }} />}
        error={
          formState.errors.password && <T id="NewAccount.passwordLengthError" values={{ length: passwordMinLength }} />
        }
        autoComplete="new-password"
        autoFocus
      />
      <FormFooter data-filled>
        <PendingButton type="submit" size="large" isPending={isPending}>
          <T id="reset.newSubmit" />
        </PendingButton>
      </FormFooter>
    </FormStack>
  );
}
