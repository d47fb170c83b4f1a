import type { HoldingNitrogen, NitrogenLedger } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { memo, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii, touchTarget } from '#web/lib/design-tokens.ts';
import { formatNumber } from '#web/lib/numbers.ts';
import { useCropName } from '#web/parts/crop/crop-name.ts';
import { RetryNotice } from '#web/ui/RetryNotice.tsx';
import { busyStyle } from '#web/ui/busy-style.ts';
import { byNeedOfAttention, knownPerHectare } from './nitrogen-shares.ts';
import { ledgersOptions, type AskedNitrogen } from './nitrogen.queries.ts';
import { NitrogenAmount } from './NitrogenAmount.tsx';
import { NitrogenBar } from './NitrogenBar.tsx';
import { NitrogenEntries } from './NitrogenEntries.tsx';

interface ThoughtNitrogenProps {
  readonly farmId: number;
  readonly asked: AskedNitrogen;
  readonly nameOfParcel: (parcelId: number) => string;
  /** Kilograms for a hectare that the crop of a parcel may have; undefined where no limit is known. */
  readonly mostOf: (parcelId: number) => number | undefined;
}

const shownAtFirst = 5;

/** What would count to the crops of parcels with what somebody thinks of bringing there: what is not known first, then the most. */
export const ThoughtNitrogen = memo(function ThoughtNitrogen(props: ThoughtNitrogenProps): ReactElement {
  const { farmId, asked, nameOfParcel, mostOf } = props;
  const { data, error, isFetching, refetch } = useQuery(ledgersOptions(farmId, asked));
  const [isAll, setAll] = useState(false);
  if (error)
    return (
      <RetryNotice onRetry={() => void refetch()}>
        <T id="nitrogen.failed" />
      </RetryNotice>
    );
  if (!data)
    return (
      <p role="status">
        <T id="restriction.asking" />
      </p>
    );
  const ledgers = byNeedOfAttention(data.parcels);
  const scale = Math.max(...ledgers.map((ledger) => Math.max(knownPerHectare(ledger), mostOf(ledger.parcelId) ?? 0)));
  return (
    <Whole aria-busy={isFetching}>
      <ul>
        {ledgers.slice(0, isAll ? Infinity : shownAtFirst).map((ledger) => (
          <li key={ledger.parcelId}>
            <OneParcel
              farmId={farmId}
              ledger={ledger}
              name={nameOfParcel(ledger.parcelId)}
              scale={scale}
              most={mostOf(ledger.parcelId)}
            />
          </li>
        ))}
      </ul>
      {ledgers.length > shownAtFirst && !isAll && (
        <div>
          <Button size="small" onClick={() => setAll(true)}>
            <T id="restriction.showAll" values={{ count: ledgers.length }} />
          </Button>
        </div>
      )}
      {data.farms.map((holding) => (
        <Holding key={holding.farmId} holding={holding} />
      ))}
    </Whole>
  );
});

interface OneParcelProps {
  readonly farmId: number;
  readonly ledger: NitrogenLedger;
  readonly name: string;
  readonly scale: number;
  readonly most: number | undefined;
}

function OneParcel({ farmId, ledger, name, scale, most }: OneParcelProps): ReactElement {
  const nameOf = useCropName();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget, target }) => target === currentTarget && setOpen(currentTarget.open)}>
      <Summary>
        <span>
          {name}
          {ledger.crop && <small>{nameOf(ledger.crop)}</small>}
        </span>
        <b>
          <NitrogenAmount ledger={ledger} most={most} />
        </b>
        <NitrogenBar ledger={ledger} scale={scale} most={most} />
      </Summary>
      {isOpen && <NitrogenEntries farmId={farmId} ledger={ledger} />}
    </details>
  );
}

/** What of organic nitrogen all land of the farm has on average, beside what it may have: without what is thought of. */
function Holding({
  holding: { perHectare, most, unknown },
}: {
  readonly holding: HoldingNitrogen;
}): ReactElement | null {
  const { locale } = useIntl();
  if (!most) return null;
  const number = (value: number): string => formatNumber(value, locale, 1);
  return (
    <small>
      {perHectare === null ? (
        <T id="nitrogen.holdingUnknown" values={{ count: unknown, most: number(most.perHectare) }} />
      ) : (
        <T id="nitrogen.holding" values={{ value: number(perHectare), most: number(most.perHectare) }} />
      )}
    </small>
  );
}

const Whole = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  ...busyStyle(theme),
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption },
}));

const Summary = styled('summary')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  minHeight: touchTarget,
  padding: theme.spacing(2, 0),
  borderRadius: radii.small,
  cursor: 'pointer',
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { background: theme.vars.palette.action.hover },
  '& > b': { fontWeight: fontWeights.medium },
  '& small': { display: 'block' },
  '& > span:last-of-type': { gridColumn: '1 / -1' },
}));
