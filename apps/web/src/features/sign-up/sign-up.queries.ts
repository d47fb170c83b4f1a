import type { Language } from '@brazda/contract/shapes.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { languageOf, type Locale } from '#web/i18n/locales.ts';
import { api } from '#web/lib/api.ts';
import { logger } from '#web/lib/logger.ts';
import { useSession } from '#web/lib/session-context.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';

const signInAfterMs = 500;

export interface NewAccountValues {
  readonly email: string;
  readonly password: string;
}

interface SignUp {
  readonly isPending: boolean;
  /** The account is there and its owner is being signed in. */
  readonly isDone: boolean;
  readonly error: unknown;
  readonly start: (values: NewAccountValues) => void;
}

interface WaysOn {
  readonly onSignedIn: () => void;
  readonly onMustSignIn: () => void;
}

export function useSignUp({ onSignedIn, onMustSignIn }: WaysOn): SignUp {
  const session = useSession();
  const { locale } = useLanguage();
  const signIn = useSingleMutation({
    mutationFn: async ({ email, password }: NewAccountValues) => {
      await new Promise((resolve) => setTimeout(resolve, signInAfterMs));
      return api.gateway.authentication.signIn({ body: { username: email, password, rememberMe: false } });
    },
    onSuccess: ({ id_token }) => {
      session.begin(id_token);
      onSignedIn();
    },
    onError: (cause) => {
      logger.warning('The new account could not be signed in', cause);
      onMustSignIn();
    },
  });
  const create = useSingleMutation({
    mutationFn: ({ email, password }: NewAccountValues) =>
      api.gateway.accounts.register({
        body: { email, password, licenceAccepted: true, language: languageOfAccount(locale) },
      }),
    onSuccess: (_, values) => {
      signIn.mutate(values);
    },
  });
  return { isPending: create.isPending, isDone: create.isSuccess, error: create.error, start: create.mutate };
}

function languageOfAccount(locale: Locale): Language {
  return languageOf(locale) as Language;
}
