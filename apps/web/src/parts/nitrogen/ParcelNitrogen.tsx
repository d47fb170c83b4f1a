import type { NitrogenLedger } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { useCropName } from '#web/parts/crop/crop-name.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { ledgersOptions } from './nitrogen.queries.ts';
import { NitrogenAmount } from './NitrogenAmount.tsx';
import { NitrogenBar } from './NitrogenBar.tsx';
import { HoldingLine } from './HoldingLine.tsx';
import { NitrogenEntries } from './NitrogenEntries.tsx';
import { mostOf, NitrogenLimit } from './NitrogenLimit.tsx';

/** Pixels of one line: what is waited for is seldom less. */
const lineHeight = 24;

interface ParcelNitrogenProps {
  readonly farmId: number;
  readonly parcelId: number;
  /** Below which heading it stands on its screen. */
  readonly heading: 'h2' | 'h3';
}

/** The nitrogen that counts to the crop of a parcel today, as a bar; each number opens to what it follows from. */
export function ParcelNitrogen({ farmId, parcelId, heading: Heading }: ParcelNitrogenProps): ReactElement {
  const id = useId();
  const nameOf = useCropName();
  const day = useFarmDay(farmId);
  const asked = useMemo(() => ({ day, targets: [{ parcelId, area: null }] }), [day, parcelId]);
  const { data, error, refetch } = useQuery(ledgersOptions(farmId, asked));
  const ledger = data?.parcels.find((one) => one.parcelId === parcelId);
  return (
    <Section aria-labelledby={id}>
      <Head>
        <Heading id={id}>
          {ledger?.crop ? (
            <T id="nitrogen.ofCrop" values={{ crop: nameOf(ledger.crop) }} />
          ) : (
            <T id="nitrogen.heading" />
          )}
        </Heading>
        {ledger && ledger.entries.length > 0 && (
          <strong>
            <NitrogenAmount ledger={ledger} most={mostOf(ledger)} />
          </strong>
        )}
      </Head>
      {!ledger && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!ledger && !error && <Skeleton variant="rounded" height={lineHeight} aria-hidden />}
      {ledger && <Known farmId={farmId} ledger={ledger} />}
      {data?.farms.map((holding) => (
        <HoldingLine key={holding.farmId} holding={holding} />
      ))}
    </Section>
  );
}

function Known({ farmId, ledger }: { readonly farmId: number; readonly ledger: NitrogenLedger }): ReactElement {
  const isNone = ledger.entries.length === 0;
  const most = mostOf(ledger);
  return (
    <>
      {isNone && (
        <p>
          <T id="nitrogen.none" />
        </p>
      )}
      {(!isNone || most !== undefined) && <NitrogenBar ledger={ledger} most={most} />}
      <NitrogenLimit ledger={ledger} />
      <NitrogenEntries farmId={farmId} ledger={ledger} />
    </>
  );
}

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginTop: theme.spacing(4),
  '& > small': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption, overflowWrap: 'anywhere' },
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 3),
  minHeight: 44,
  fontVariantNumeric: 'tabular-nums',
  '& > h2, & > h3': { margin: 0, fontSize: fontSizes.lead, fontWeight: fontWeights.strong },
}));
