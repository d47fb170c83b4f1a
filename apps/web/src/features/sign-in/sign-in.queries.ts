import { api } from '#web/lib/api.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import type { LoginValues } from './LoginForm.tsx';

export interface SignIn {
  readonly isPending: boolean;
  readonly error: unknown;
  /** Status of a failure that the user can do nothing about here. */
  readonly failure: number | undefined;
  readonly start: (values: LoginValues) => void;
  readonly reset: () => void;
}

/** Tells the new token to whoever asked; only they know whether it is to be used. */
export function useSignIn(onSignedIn: (token: string) => void): SignIn {
  const { isPending, error, mutate, reset } = useSingleMutation({
    mutationFn: ({ username, ...rest }: LoginValues) =>
      api.gateway.authentication.signIn({ body: { ...rest, username: username.trim() } }),
    onSuccess: ({ id_token }) => onSignedIn(id_token),
  });
  const failure = isApiError(error) && error.status >= 500 ? (error.status === 503 ? 503 : 500) : undefined;
  return { isPending, error, failure, reset, start: mutate };
}
