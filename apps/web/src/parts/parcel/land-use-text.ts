import type { IntlShape } from 'react-intl';
import { isMessageId } from '#web/i18n/ErrorText.tsx';

/** What land is used for, in the registry's words with a capital whatever source they come from, else in ours for its code; undefined where it says neither. */
export function landUseText(
  intl: IntlShape,
  { code, name }: { readonly code: string | null; readonly name: string | null },
): string | undefined {
  if (name !== null) return name.charAt(0).toLocaleUpperCase(intl.locale) + name.slice(1);
  const id = `parcel.landUse.${code ?? ''}`;
  return isMessageId(id, intl.messages) ? intl.formatMessage({ id }) : (code ?? undefined);
}
