import type { NitrogenLedger } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { formatNumber } from '#web/lib/numbers.ts';
import { knownPerHectare } from './nitrogen-shares.ts';

interface NitrogenAmountProps {
  readonly ledger: NitrogenLedger;
  /** Kilograms for a hectare that the crop may have. */
  readonly most?: number | undefined;
}

/** How much counts to a hectare; where not all is known, how much at least. */
export function NitrogenAmount({ ledger, most }: NitrogenAmountProps): ReactElement {
  const { locale } = useIntl();
  const { countedPerHectare } = ledger;
  const known = knownPerHectare(ledger);
  const number = (value: number): string => formatNumber(value, locale, 1);
  if (countedPerHectare === null && known === 0) return <T id="nitrogen.unknown" />;
  if (countedPerHectare === null) return <T id="nitrogen.atLeast" values={{ value: number(known) }} />;
  const value = number(countedPerHectare);
  if (most === undefined) return <T id="nitrogen.perHectare" values={{ value }} />;
  return <T id="nitrogen.ofMost" values={{ value, most: number(most) }} />;
}
