import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { languageOf } from '#web/i18n/locales.ts';
import { useConfiguration, type SupportChat } from '#web/lib/configuration.ts';
import { useIsActing } from '#web/lib/session-context.ts';

export interface Help {
  /** The knowledge base in the language on screen, or else in English. */
  readonly knowledgeBase: string | undefined;
  readonly chat: SupportChat | undefined;
}

/** The help that this installation offers; nobody chats in another's name. */
export function useHelp(): Help {
  const { helpUrls, supportChat } = useConfiguration();
  const { locale } = useLanguage();
  const isActing = useIsActing();
  return {
    knowledgeBase: helpUrls[languageOf(locale)] ?? helpUrls['en'],
    chat: isActing ? undefined : supportChat,
  };
}
