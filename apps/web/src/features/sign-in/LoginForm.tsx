import { useEffectEvent, useLayoutEffect, useRef, useState, type SubmitEvent, type ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { takeEarlyEntry } from '#web/lib/early-entry.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormFooter } from '#web/ui/FormFooter.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';

export interface LoginValues {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

interface LoginFormProps {
  readonly initial: LoginValues;
  readonly isPending: boolean;
  readonly error: unknown;
  /** Told of the name as it is typed. */
  readonly onName?: (username: string) => void;
  readonly onSubmit: (values: LoginValues) => void;
}

type Required = 'username' | 'password';

/** The one form without react-hook-form: this screen has to be ready for typing before that would have come. */
export function LoginForm({ initial, isPending, error, onName, onSubmit }: LoginFormProps): ReactElement {
  const [missing, setMissing] = useState<readonly Required[]>([]);
  const shown = useRef<HTMLFormElement>(null);
  const takeTyped = useEffectEvent((form: HTMLFormElement) => {
    takeEarlyEntry(form);
    onName?.(valuesOf(new FormData(form)).username);
  });
  useLayoutEffect(() => {
    if (shown.current) takeTyped(shown.current);
  }, []);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const values = valuesOf(new FormData(form));
    const blank = (['username', 'password'] as const).filter((name) => values[name].trim() === '');
    setMissing(blank);
    if (blank[0] === undefined) onSubmit(values);
    else form.querySelector<HTMLInputElement>(`[name="${blank[0]}"]`)?.focus();
  };
  const faultOf = (name: Required): ReactElement | undefined =>
    missing.includes(name) ? <T id="validation.required" /> : undefined;
  const forgive = (name: Required) => (): void => setMissing((before) => before.filter((each) => each !== name));

  return (
    <FormStack ref={shown} noValidate onSubmit={submit}>
      {error !== null && (
        <Notice tone="error">
          {isApiError(error) && (error.status === 400 || error.status === 401) ? (
            <T id="error.authentication.failed" />
          ) : (
            <ErrorText error={error} />
          )}
        </Notice>
      )}
      <Field
        name="username"
        label={<T id="login.username" />}
        error={faultOf('username')}
        defaultValue={initial.username}
        onChange={({ target }) => {
          forgive('username')();
          onName?.(target.value);
        }}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        autoFocus={initial.username === ''}
      />
      <PasswordField
        name="password"
        label={<T id="login.password" />}
        error={faultOf('password')}
        defaultValue={initial.password}
        onChange={forgive('password')}
        autoComplete="current-password"
        autoFocus={initial.username !== ''}
      />
      <Checkbox name="rememberMe" defaultChecked={initial.rememberMe} label={<T id="login.rememberMe" />} />
      <FormFooter data-filled>
        <PendingButton type="submit" size="large" isPending={isPending}>
          <T id="login.submit" />
        </PendingButton>
      </FormFooter>
    </FormStack>
  );
}

function valuesOf(entered: FormData): LoginValues {
  const text = (name: string): string => {
    const value = entered.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { username: text('username'), password: text('password'), rememberMe: entered.has('rememberMe') };
}
