import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { ParcelCrops } from '#web/parts/cultivation/ParcelCrops.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { farmListOptions } from '#web/parts/farm/farms.queries.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { useMapPath } from '#web/parts/parcel/map-path.ts';
import { parcelTitle } from '#web/parts/parcel/parcel-facts.ts';
import { parcelOptions } from '#web/parts/parcel/parcel.queries.ts';
import { useVegetationStrip } from '#web/parts/parcel/use-vegetation-strip.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PartFrame } from './OverviewPart.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { ParcelChanges } from './ParcelChanges.tsx';
import { useDeductionWidths } from './deduction-widths.ts';
import { ParcelDeductions } from './ParcelDeductions.tsx';
import { ParcelDivision } from './ParcelDivision.tsx';
import { ParcelLineage } from './ParcelLineage.tsx';
import { ParcelStrip } from './ParcelStrip.tsx';
import { ParcelStates } from './ParcelStates.tsx';
import { PlannedCrops } from './PlannedCrops.tsx';
import { RegistryData } from './RegistryData.tsx';

/** All that is known of one parcel: what it is, what it was, where it came from and what was done with it. */
export function ParcelOverviewScreen(): ReactElement {
  const farmId = useFarmId();
  const { parcelId } = useParams({ strict: false });
  const id = Number(parcelId);
  const { data: farms } = useQuery(farmListOptions());
  const farm: Farm | undefined = farms?.find((one) => one.id === farmId);
  const { data: parcel, error, refetch } = useQuery(parcelOptions(farmId, id));
  const mayChange = useMay('land.change', farmId) && parcel?.status === 'OPEN';
  const widths = useDeductionWidths();
  const strip = useVegetationStrip(farmId, id);
  const mapPath = useMapPath();
  const params = { farmId: String(farmId) };

  if (error && !parcel)
    return (
      <Page>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!parcel || !farm) return <Loader label={<T id="parcelOverview.loading" />} isLabelShown />;
  const title = parcelTitle(parcel);
  return (
    <Page>
      <PageTitle title={title} />
      <Head>
        <div>
          <Typography variant="h1">{title}</Typography>
          {parcel.status === 'RETIRED' && <T id="parcel.retired" />}
        </div>
        <Acts>
          <LinkButton variant="outlined" to={mapPath} params={params} search={{ parcel: id }}>
            <T id="parcelOverview.onMap" />
          </LinkButton>
          <LinkButton variant="outlined" to="/farm/$farmId/parcels" params={params}>
            <T id="parcelOverview.toList" />
          </LinkButton>
        </Acts>
      </Head>
      <ParcelStates farm={farm} parcel={parcel} widths={widths} strip={strip.strip?.geometry ?? null} />
      <Columns>
        <PartFrame>
          <ParcelCrops farmId={farmId} parcelId={id} mayChange={mayChange} />
        </PartFrame>
        <PlannedCrops farmId={farmId} parcelId={id} />
        <ParcelDivision farm={farm} parcel={parcel} />
        <RegistryData farmId={farmId} parcelId={id} />
        <ParcelLineage farmId={farmId} parcelId={id} />
      </Columns>
      <ParcelDeductions
        farmId={farmId}
        parcelId={id}
        widths={widths}
        toDrawing={
          <TextLink to="/farm/$farmId/settings" params={params}>
            <T id="parcelOverview.deductions.draw" />
          </TextLink>
        }
      />
      <ParcelStrip
        farmId={farmId}
        parcelId={id}
        name={title}
        tried={strip}
        toMap={
          <TextLink to={mapPath} params={params} search={{ parcel: id }}>
            <T id="parcelOverview.onMap" />
          </TextLink>
        }
      />
      <ParcelChanges farmId={farmId} parcelId={id} />
    </Page>
  );
}

const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
  width: '100%',
  maxWidth: 1280,
  margin: '0 auto',
  padding: theme.spacing(5, 4, 10),
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  overflowWrap: 'anywhere',
}));

const Acts = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: theme.spacing(4),
}));
