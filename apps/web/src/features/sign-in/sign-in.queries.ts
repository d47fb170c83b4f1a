import { useMutation } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { useSession } from '#web/lib/session-context.ts';
import type { LoginValues } from './LoginForm.tsx';

export interface SignIn {
  readonly isPending: boolean;
  readonly error: unknown;
  /** Status of a failure that the user can do nothing about here. */
  readonly failure: number | undefined;
  readonly start: (values: LoginValues) => void;
  readonly reset: () => void;
}

export function useSignIn(onSignedIn: () => void): SignIn {
  const session = useSession();
  const { isPending, error, mutate, reset } = useMutation({
    mutationFn: ({ username, ...rest }: LoginValues) =>
      api.gateway.authentication.signIn({ body: { ...rest, username: username.trim() } }),
    onSuccess: ({ id_token }) => {
      session.begin(id_token);
      onSignedIn();
    },
  });
  const failure = isApiError(error) && error.status >= 500 ? (error.status === 503 ? 503 : 500) : undefined;
  return { isPending, error, failure, reset, start: mutate };
}
