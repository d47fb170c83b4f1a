import type { CodeList } from '@brazda/contract/gateway/landscape.ts';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';

/** What a list is of, and whose it is. */
export function CodeListName({ list, countryCode }: Pick<CodeList, 'list' | 'countryCode'>): ReactElement {
  const text = useText();
  const { formatDisplayName } = useIntl();
  const country = formatDisplayName(countryCode, { type: 'region' }) ?? countryCode;
  return <T id="admin.codeLists.named" values={{ list: text(`admin.codeLists.${list}`), country }} />;
}
