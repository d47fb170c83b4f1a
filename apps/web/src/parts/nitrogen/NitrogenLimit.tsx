import type { NitrogenLedger } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { formatNumber } from '#web/lib/numbers.ts';

/** Kilograms for a hectare that a crop may have, where its parcel is held to a limit that is known. */
export function mostOf({ limit: { isVulnerable, most } }: NitrogenLedger): number | undefined {
  return isVulnerable === 'NO' ? undefined : most?.perHectare;
}

/** How much of what a crop may have is left; what is not known is said as that. */
export function NitrogenLimit({ ledger }: { readonly ledger: NitrogenLedger }): ReactElement {
  const { isVulnerable, most } = ledger.limit;
  if (isVulnerable === 'NO') return <T id="nitrogen.limit.outside" />;
  if (!most) return <T id="nitrogen.limit.unknown" />;
  return <Left most={most.perHectare} counted={ledger.countedPerHectare} />;
}

interface LeftProps {
  readonly most: number;
  /** Null where not all is known. */
  readonly counted: number | null;
}

function Left({ most, counted }: LeftProps): ReactElement {
  const { locale } = useIntl();
  const number = (value: number): string => formatNumber(value, locale, 1);
  if (counted === null) return <T id="nitrogen.limit.leftUnknown" values={{ most: number(most) }} />;
  if (counted > most)
    return (
      <Above>
        <T id="nitrogen.limit.above" values={{ most: number(most), above: number(counted - most) }} />
      </Above>
    );
  return <T id="nitrogen.limit.left" values={{ most: number(most), left: number(most - counted) }} />;
}

const Above = styled('strong')(({ theme }) => ({ color: theme.vars.palette.error.main }));
