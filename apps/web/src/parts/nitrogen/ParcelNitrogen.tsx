import type { NitrogenLedger } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, type ComponentProps, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { useCropName } from '#web/parts/crop/crop-name.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { ledgersOptions } from './nitrogen.queries.ts';
import { NitrogenAmount } from './NitrogenAmount.tsx';
import { NitrogenBar } from './NitrogenBar.tsx';
import { NitrogenEntries } from './NitrogenEntries.tsx';
import { mostOf, NitrogenLimit } from './NitrogenLimit.tsx';
import { NitrogenRules } from './NitrogenRules.tsx';

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
        {ledger && <Beside ledger={ledger} farms={data?.farms ?? []} />}
      </Head>
      {!ledger && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!ledger && !error && <Skeleton variant="rounded" height={lineHeight} aria-hidden />}
      {ledger && <Known farmId={farmId} ledger={ledger} />}
    </Section>
  );
}

/** How much counts, and by which rules it is limited. */
function Beside({ ledger, farms }: ComponentProps<typeof NitrogenRules>): ReactElement {
  return (
    <>
      {ledger.crop && <NitrogenRules ledger={ledger} farms={farms} />}
      {ledger.entries.length > 0 && (
        <strong>
          <NitrogenAmount ledger={ledger} most={mostOf(ledger)} />
        </strong>
      )}
    </>
  );
}

function Known({ farmId, ledger }: { readonly farmId: number; readonly ledger: NitrogenLedger }): ReactElement {
  const isNone = ledger.entries.length === 0;
  return (
    <>
      {!isNone && <NitrogenBar ledger={ledger} most={mostOf(ledger)} />}
      <p>
        {isNone && <T id="nitrogen.none" />} {ledger.crop && <NitrogenLimit ledger={ledger} />}
      </p>
      <NitrogenEntries farmId={farmId} ledger={ledger} />
    </>
  );
}

const Section = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(4),
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1),
  minHeight: 44,
  fontVariantNumeric: 'tabular-nums',
  '& > strong': { marginLeft: 'auto' },
  '& > h2, & > h3': { margin: 0, fontSize: fontSizes.lead, fontWeight: fontWeights.strong },
}));
