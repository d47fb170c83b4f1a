import type { IntlShape } from 'react-intl';
import { isMessageId } from './ErrorText.tsx';

/** What land is used for, in the registry's words, else in ours for its code; undefined where it says neither. */
export function landUseText(
  intl: IntlShape,
  { code, name }: { readonly code: string | null; readonly name: string | null },
): string | undefined {
  if (name !== null) return name;
  const id = `parcel.landUse.${code ?? ''}`;
  return isMessageId(id, intl.messages) ? intl.formatMessage({ id }) : (code ?? undefined);
}
