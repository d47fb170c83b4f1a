import type { Language } from '@brazda/contract/shapes.ts';
import { languageOf, type Locale } from '#web/i18n/locales.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { useClaims, useIsActing } from '#web/lib/session-context.ts';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useChangeProfile } from './use-change-profile.ts';

/**
 * Chooses the language on screen, and with it the one in which whoever is signed in is written to. Who acts as somebody
 * else reads in their own language and leaves that of the other as it is.
 */
export function useChooseLanguage(): (locale: Locale) => void {
  const { choose } = useLanguage();
  const email = useClaims()?.principal ?? '';
  const isActing = useIsActing();
  const change = useChangeProfile(email);
  const show = useSnackbar();
  return (locale) => {
    void choose(locale);
    if (email === '' || isActing) return;
    change.mutate(
      { language: languageOf(locale) as Language },
      { onError: () => show({ message: <T id="language.notKept" /> }) },
    );
  };
}
