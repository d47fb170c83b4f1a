import type { HoldingNitrogen } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { formatNumber } from '#web/lib/numbers.ts';
import { sourceWords } from './source-words.ts';

/**
 * What of organic nitrogen all land of the farm has on average, beside what it may have, and by which rule: without what is
 * thought of.
 */
export function HoldingLine({ holding }: { readonly holding: HoldingNitrogen }): ReactElement {
  const intl = useIntl();
  const { perHectare, most, unknown } = holding;
  const number = (value: number): string => formatNumber(value, intl.locale, 1);
  if (!most)
    return (
      <small>
        <T id="nitrogen.holdingLimitUnknown" />
      </small>
    );
  const values = { most: number(most.perHectare) };
  return (
    <small>
      {perHectare === null ? (
        <T id="nitrogen.holdingUnknown" values={{ ...values, count: unknown }} />
      ) : (
        <T id="nitrogen.holding" values={{ ...values, value: number(perHectare) }} />
      )}
      <br />
      {sourceWords(intl, most)}
    </small>
  );
}
