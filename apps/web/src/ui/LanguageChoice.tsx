import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { isLocale, localeNames, locales } from '#web/i18n/locales.ts';
import { useText } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { NativeChoice } from './ChoiceField.tsx';

/** The language switch for screens that have no user menu. */
export function LanguageChoice(): ReactElement {
  const { locale, choose } = useLanguage();
  const text = useText();
  return (
    <Quiet
      aria-label={text('language.label')}
      value={locale}
      onChange={({ target: { value } }) => {
        if (isLocale(value)) void choose(value);
      }}
    >
      {locales.map((each) => (
        <option key={each} value={each} lang={each.slice(0, 2)}>
          {localeNames[each]}
        </option>
      ))}
    </Quiet>
  );
}

const Quiet = styled(NativeChoice)(({ theme }) => ({
  width: 'auto',
  fontSize: fontSizes.body,
  border: '1px solid transparent',
  backgroundColor: 'transparent',
  '&:hover': { borderColor: theme.vars.palette.divider },
}));
