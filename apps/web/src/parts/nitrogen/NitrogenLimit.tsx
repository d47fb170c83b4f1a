import type { NitrogenLedger } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { formatNumber } from '#web/lib/numbers.ts';
import { sourceWords } from './source-words.ts';

/** Kilograms for a hectare that a crop may have, where its parcel is held to a limit that is known. */
export function mostOf({ limit: { isVulnerable, most } }: NitrogenLedger): number | undefined {
  return isVulnerable === 'NO' ? undefined : most?.perHectare;
}

/** How much of what a crop may have is left, and who says how much that is; what is not known is said as that. */
export function NitrogenLimit({ ledger }: { readonly ledger: NitrogenLedger }): ReactElement {
  const intl = useIntl();
  const { isVulnerable, most } = ledger.limit;
  if (isVulnerable === 'NO')
    return (
      <Lines>
        <p>
          <T id="nitrogen.limit.outside" />
        </p>
      </Lines>
    );
  return (
    <Lines>
      <p>
        {most ? <Left most={most.perHectare} counted={ledger.countedPerHectare} /> : <T id="nitrogen.limit.unknown" />}
      </p>
      {isVulnerable === 'NOT_SPECIFIED' && (
        <small>
          <T id="nitrogen.limit.zoneUnknown" />
        </small>
      )}
      {most && <small>{sourceWords(intl, most)}</small>}
    </Lines>
  );
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
      <strong>
        <T id="nitrogen.limit.above" values={{ most: number(most), above: number(counted - most) }} />
      </strong>
    );
  return <T id="nitrogen.limit.left" values={{ most: number(most), left: number(most - counted) }} />;
}

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  fontVariantNumeric: 'tabular-nums',
  '& > p': { margin: 0 },
  '& strong': { color: theme.vars.palette.error.main },
  '& > small': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption, overflowWrap: 'anywhere' },
}));
