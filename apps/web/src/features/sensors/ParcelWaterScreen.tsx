import type { WaterBalance } from '@brazda/contract/iot/water-balances.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { AgronomyInfo } from '#web/parts/agronomy/AgronomyInfo.tsx';
import { WateredPart } from '#web/parts/agronomy/WateredPart.tsx';
import { WaterReason } from '#web/parts/agronomy/WaterReason.tsx';
import { WaterStateMark } from '#web/parts/agronomy/WaterStateMark.tsx';
import { WaterUse } from '#web/parts/agronomy/WaterUse.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { parcelTitle } from '#web/parts/parcel/parcel-facts.ts';
import { parcelOptions } from '#web/parts/parcel/parcel.queries.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { PageHead, WidePage } from '#web/ui/WidePage.tsx';
import { useIdInAddress } from '#web/routing/id-in-address.ts';
import { SoilDialog } from './SoilDialog.tsx';
import { WaterEntries } from './WaterEntries.tsx';
import { WaterFacts } from './WaterFacts.tsx';
import { waterBalanceOptions } from './water.queries.ts';

/** Charts come after what is said: what draws them is large. */
const ParcelWaterCharts = lazy(async () => ({
  default: (await import('./ParcelWaterCharts.tsx')).ParcelWaterCharts,
}));

/** In pixels: what stands below the charts must not jump when they come. */
const chartsHeight = 900;

/** The water of one parcel: how its crop is off, how that came day by day, and what it is worked out with. */
export function ParcelWaterScreen(): ReactElement {
  const farmId = useFarmId();
  const id = useIdInAddress('parcelId');
  const balance = useQuery(waterBalanceOptions(farmId, id));
  const parcel = useQuery(parcelOptions(farmId, id));
  const error = balance.error ?? parcel.error;
  const refetch = (): void => void Promise.all([balance.refetch(), parcel.refetch()]);
  if (error && !(balance.data && parcel.data))
    return (
      <WidePage>
        <ErrorState error={error} onRetry={refetch} />
        <div>
          <ToList farmId={farmId} />
        </div>
      </WidePage>
    );
  if (!balance.data || !parcel.data)
    return (
      <WidePage role="status" aria-busy>
        <VisuallyHidden>
          <T id="shell.loading" />
        </VisuallyHidden>
        <Skeleton variant="rounded" height={40} width="40%" />
        <Skeleton variant="rounded" height={300} />
      </WidePage>
    );
  return <Known farmId={farmId} parcel={{ id, name: parcelTitle(parcel.data) }} balance={balance.data} />;
}

interface KnownProps {
  readonly farmId: number;
  readonly parcel: { readonly id: number; readonly name: string };
  readonly balance: WaterBalance;
}

function Known({ farmId, parcel, balance }: KnownProps): ReactElement {
  const text = useText();
  const mayManage = useMay('farm.manage', farmId);
  const [isSoilAsked, setSoilAsked] = useState(false);
  const { soil } = balance;
  const title = text('waterBalance.ofParcel', { name: parcel.name });
  const saySoil = mayManage && (
    <Button variant="outlined" aria-haspopup="dialog" onClick={() => setSoilAsked(true)}>
      <T id={soil ? 'waterBalance.soil.change' : 'waterBalance.soil.say'} />
    </Button>
  );
  return (
    <WidePage>
      <PageTitle title={title} />
      <PageHead>
        <Title>
          <Typography variant="h1">{title}</Typography>
          <AgronomyInfo topic="WATER_BALANCE" />
        </Title>
        <Acts>
          <LinkButton
            variant="outlined"
            to="/farm/$farmId/parcels/$parcelId/overview"
            params={{ farmId: String(farmId), parcelId: String(parcel.id) }}
          >
            <T id="waterBalance.toOverview" />
          </LinkButton>
          <ToList farmId={farmId} />
        </Acts>
      </PageHead>
      <Standing standing={balance.standing} />
      {balance.times.length > 0 && (
        <Suspense fallback={<Skeleton variant="rounded" height={chartsHeight} />}>
          <ParcelWaterCharts balance={balance} />
        </Suspense>
      )}
      <WaterEntries farmId={farmId} parcelId={parcel.id} balance={balance} />
      <WaterFacts balance={balance} soilAct={saySoil} />
      {isSoilAsked && <SoilDialog farmId={farmId} parcel={parcel} soil={soil} onClose={() => setSoilAsked(false)} />}
    </WidePage>
  );
}

/** How the crop is off when the last whole day has ended. */
function Standing({ standing }: { readonly standing: WaterBalance['standing'] }): ReactElement {
  const intl = useIntl();
  if (!standing)
    return (
      <p>
        <T id="waterBalance.noCrop" />
      </p>
    );
  return (
    <Summary>
      <Line>
        <strong>{standing.cropName}</strong>
        <WaterStateMark state={standing.state} />
      </Line>
      <Bar>
        <WaterUse {...standing} />
      </Bar>
      <p>
        <WaterReason standing={standing} />
      </p>
      <Part>
        <WateredPart standing={standing} />
      </Part>
      <p>
        <T
          id="agronomy.judged"
          values={{ day: intl.formatDate(standing.judgedDay, { dateStyle: 'medium', timeZone: 'UTC' }) }}
        />
      </p>
    </Summary>
  );
}

function ToList({ farmId }: { readonly farmId: number }): ReactElement {
  return (
    <LinkButton variant="outlined" to="/farm/$farmId/sensors/water" params={{ farmId: String(farmId) }}>
      <T id="waterBalance.toList" />
    </LinkButton>
  );
}

const Title = styled('div')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(1) }));

const Acts = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

const Summary = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& p': { margin: 0, maxWidth: '70ch', color: theme.vars.palette.text.secondary },
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 4),
}));

const Part = styled('p')({ '&:empty': { display: 'none' } });

const Bar = styled('div')({ maxWidth: 420 });
