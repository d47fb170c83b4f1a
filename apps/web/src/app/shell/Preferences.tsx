import { useColorScheme } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { localeNames, locales } from '#web/i18n/locales.ts';
import { T, useText } from '#web/i18n/T.tsx';
import { useChooseLanguage } from '#web/parts/account/use-choose-language.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';

const modes = ['light', 'dark', 'system'] as const;

/** Language, which mails to the user follow, and appearance, which is kept in this browser. */
export function Preferences(): ReactElement {
  const { locale } = useLanguage();
  const choose = useChooseLanguage();
  const { mode = 'system', setMode } = useColorScheme();
  const text = useText();
  return (
    <>
      <ChoiceField
        label={<T id="language.label" />}
        value={locale}
        onChoose={choose}
        choices={locales.map((each) => ({ value: each, label: localeNames[each] }))}
      />
      <ChoiceField
        label={<T id="shell.theme" />}
        value={mode}
        onChoose={setMode}
        choices={modes.map((each) => ({ value: each, label: text(`shell.theme.${each}`) }))}
      />
    </>
  );
}
