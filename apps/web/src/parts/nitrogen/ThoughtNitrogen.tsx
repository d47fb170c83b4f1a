import type { NitrogenLedger } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { memo, useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii, touchTarget } from '#web/lib/design-tokens.ts';
import { useCropName } from '#web/parts/crop/crop-name.ts';
import { RetryNotice } from '#web/ui/RetryNotice.tsx';
import { busyStyle } from '#web/ui/busy-style.ts';
import { byNeedOfAttention, knownPerHectare } from './nitrogen-shares.ts';
import { ledgersOptions, type AskedNitrogen } from './nitrogen.queries.ts';
import { NitrogenAmount } from './NitrogenAmount.tsx';
import { NitrogenBar } from './NitrogenBar.tsx';
import { HoldingLine } from './HoldingLine.tsx';
import { NitrogenEntries } from './NitrogenEntries.tsx';
import { mostOf } from './NitrogenLimit.tsx';

interface ThoughtNitrogenProps {
  readonly farmId: number;
  readonly asked: AskedNitrogen;
  readonly nameOfParcel: (parcelId: number) => string;
}

const shownAtFirst = 5;

/** What would count to the crops of parcels with what somebody thinks of bringing there: what is not known first, then the most. */
export const ThoughtNitrogen = memo(function ThoughtNitrogen(props: ThoughtNitrogenProps): ReactElement {
  const { farmId, asked, nameOfParcel } = props;
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
  const scale = Math.max(...ledgers.map((ledger) => Math.max(knownPerHectare(ledger), mostOf(ledger) ?? 0)));
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
              most={mostOf(ledger)}
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
        <HoldingLine key={holding.farmId} holding={holding} />
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
