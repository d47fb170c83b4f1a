import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type FocusEvent, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { accountExists } from '#web/parts/account/account-exists.ts';
import { isEmail, isLongEnough } from '#web/parts/account/account-rules.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { useConfiguration } from '#web/lib/configuration.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormFooter } from '#web/ui/FormFooter.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { LicenceLink } from '#web/ui/LicenceLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';

import type { NewAccountValues } from './sign-up.queries.ts';

interface SignUpValues extends NewAccountValues {
  readonly licenceAccepted: boolean;
}

interface SignUpFormProps {
  /** The email to which there was an invitation; the account has to be of it. */
  readonly givenEmail?: string | undefined;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onSubmit: (values: NewAccountValues) => void;
}

type EmailFault = 'NewAccount.emailFormatError' | 'NewAccount.emailExistsError';

export function SignUpForm({ givenEmail, isPending, error, onSubmit }: SignUpFormProps): ReactElement {
  const queries = useQueryClient();
  const { passwordMinLength } = useConfiguration();
  const { register, handleSubmit, setValue, setError, trigger, clearErrors, formState } = useForm<SignUpValues>({
    reValidateMode: 'onSubmit',
    defaultValues: { email: givenEmail ?? '', password: '', licenceAccepted: false },
  });
  const { email, password, licenceAccepted } = formState.errors;

  useEffect(() => {
    const fault = emailFaultOf(error);
    if (fault) setError('email', { message: fault }, { shouldFocus: true });
  }, [error, setError]);

  const checkEmail = async (value: string): Promise<true | EmailFault> => {
    const address = value.trim();
    if (!isEmail(address)) return 'NewAccount.emailFormatError';
    // When it cannot be learnt, creating the account will tell.
    return (await accountExists(queries, address)) === true ? 'NewAccount.emailExistsError' : true;
  };
  /** Nobody is told of a field that they only passed through. */
  const leave = ({ target }: FocusEvent<HTMLInputElement>): void => {
    const name = target.name === 'email' ? 'email' : 'password';
    setValue(name, target.value.trim());
    if (target.value.trim() !== '') void trigger(name);
  };
  const submit = handleSubmit(({ email: address, password: secret }) => {
    if (!isPending) onSubmit({ email: address.trim(), password: secret.trim() });
  });

  return (
    <FormStack noValidate onSubmit={(event) => void submit(event)}>
      {error !== null && emailFaultOf(error) === undefined && (
        <Notice tone="error">
          <ErrorText error={error} />
        </Notice>
      )}
      <Field
        {...register('email', { validate: checkEmail, onChange: () => clearErrors('email'), onBlur: leave })}
        label={<T id="signUp.email" />}
        error={email && <T id={email.message as EmailFault} />}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={givenEmail !== undefined}
        autoFocus={givenEmail === undefined}
      />
      <PasswordField
        {...register('password', {
          validate: (value) => isLongEnough(value, passwordMinLength),
          onChange: () => clearErrors('password'),
          onBlur: leave,
        })}
        label={<T id="signUp.password" />}
        help={<T id="signUp.passwordHelp" values={{ length: passwordMinLength }} />}
        error={password && <T id="NewAccount.passwordLengthError" values={{ length: passwordMinLength }} />}
        autoComplete="new-password"
      />
      <div>
        <Checkbox
          {...register('licenceAccepted', { required: true, onChange: () => clearErrors('licenceAccepted') })}
          label={<T id="signUp.licence" />}
          error={licenceAccepted && <T id="NewAccount.licenseCheckedError" />}
        />
        <Inset>
          <LicenceLink />
        </Inset>
      </div>
      <FormFooter data-filled>
        <PendingButton type="submit" size="large" isPending={isPending || formState.isSubmitting}>
          <T id="signUp.submit" />
        </PendingButton>
      </FormFooter>
    </FormStack>
  );
}

const Inset = styled('div')(({ theme }) => ({ paddingLeft: theme.spacing(7) }));

function emailFaultOf(error: unknown): EmailFault | undefined {
  if (isApiError(error, 'GatewayEmail')) return 'NewAccount.emailFormatError';
  return isApiError(error, 'account.exists') ? 'NewAccount.emailExistsError' : undefined;
}
