import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { ParcelDiseases } from '#web/parts/agronomy/ParcelDiseases.tsx';
import { ParcelWater } from '#web/parts/agronomy/ParcelWater.tsx';
import { LastActions } from '#web/parts/action/LastActions.tsx';
import { ParcelCrops } from '#web/parts/cultivation/ParcelCrops.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { farmListOptions } from '#web/parts/farm/farms.queries.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { ParcelNitrogen } from '#web/parts/nitrogen/ParcelNitrogen.tsx';
import { useMapPath } from '#web/parts/parcel/map-path.ts';
import { parcelTitle } from '#web/parts/parcel/parcel-facts.ts';
import { parcelOptions } from '#web/parts/parcel/parcel.queries.ts';
import { useVegetationStrip } from '#web/parts/parcel/use-vegetation-strip.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PartFrame } from './OverviewPart.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { PageHead, WidePage } from '#web/ui/WidePage.tsx';
import { useIdInAddress } from '#web/routing/id-in-address.ts';
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
  const id = useIdInAddress('parcelId');
  const { data: farms } = useQuery(farmListOptions());
  const farm: Farm | undefined = farms?.find((one) => one.id === farmId);
  const { data: parcel, error, refetch } = useQuery(parcelOptions(farmId, id));
  const mayChange = useMay('land.change', farmId) && parcel?.status === 'OPEN';
  const widths = useDeductionWidths();
  const strip = useVegetationStrip(farmId, id);
  const mapPath = useMapPath();
  const params = { farmId: String(farmId) };
  const toList = (
    <LinkButton variant="outlined" to="/farm/$farmId/parcels" params={params}>
      <T id="parcelOverview.toList" />
    </LinkButton>
  );

  if (error && !parcel)
    return (
      <WidePage>
        <ErrorState error={error} onRetry={() => void refetch()} />
        <Acts>{toList}</Acts>
      </WidePage>
    );
  if (!parcel || !farm)
    return (
      <WidePage role="status" aria-busy>
        <VisuallyHidden>
          <T id="parcelOverview.loading" />
        </VisuallyHidden>
        <Skeleton variant="rounded" height={40} width="40%" />
        <Skeleton variant="rounded" height={360} />
        <Skeleton variant="rounded" height={160} />
      </WidePage>
    );
  const title = parcelTitle(parcel);
  return (
    <WidePage>
      <PageTitle title={title} />
      <PageHead>
        <div>
          <Typography variant="h1">{title}</Typography>
          {parcel.status === 'RETIRED' && <T id="parcel.retired" />}
        </div>
        <Acts>
          <LinkButton variant="outlined" to={mapPath} params={params} search={{ parcel: id }}>
            <T id="parcelOverview.onMap" />
          </LinkButton>
          {toList}
        </Acts>
      </PageHead>
      <ParcelStates farm={farm} parcel={parcel} widths={widths} strip={strip.strip?.geometry ?? null} />
      <Columns>
        <PartFrame>
          <ParcelCrops farmId={farmId} parcelId={id} mayChange={mayChange} />
        </PartFrame>
        <PlannedCrops farmId={farmId} parcelId={id} />
        <PartFrame>
          <ParcelNitrogen farmId={farmId} parcelId={id} heading="h2" />
        </PartFrame>
        <KnownFrame>
          <ParcelDiseases farmId={farmId} parcelId={id} />
        </KnownFrame>
        <KnownFrame>
          <ParcelWater farmId={farmId} parcelId={id} heading="h2" />
        </KnownFrame>
        <PartFrame>
          <LastActions farmId={farmId} parcelId={id} heading="h2" />
        </PartFrame>
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
    </WidePage>
  );
}

const Acts = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

/** Where nothing is known of what stands there, nothing is framed. */
const KnownFrame = styled(PartFrame)({ '&:empty': { display: 'none' } });

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: theme.spacing(4),
}));
