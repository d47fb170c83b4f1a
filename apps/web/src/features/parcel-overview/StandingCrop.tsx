import type { ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import { parcelFacts } from '#web/parts/parcel/parcel-facts.ts';
import { Day } from './fact-pair.tsx';
import { OverviewPart } from './OverviewPart.tsx';

interface StandingCropProps {
  readonly parcel: ParcelDetail;
  readonly countryCode: string;
}

/** What grows on the parcel today, and since when. */
export function StandingCrop({ parcel, countryCode }: StandingCropProps): ReactElement {
  const { crop } = parcelFacts(parcel, countryCode);
  const since = parcel.seedApplication?.validFrom;
  return (
    <OverviewPart heading={<T id="parcelOverview.crop" />}>
      {crop === undefined ? (
        <p>
          <T id="parcelOverview.crop.unknown" />
        </p>
      ) : (
        <Crop>
          <CropSwatch color={crop?.color} size={20} />
          <strong>{crop === null ? <T id="parcel.noCrop" /> : crop.name}</strong>
          {since && (
            <span>
              <T id="parcelOverview.crop.since" values={{ day: <Day value={since} /> }} />
            </span>
          )}
        </Crop>
      )}
    </OverviewPart>
  );
}

const Crop = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > span:last-child': { color: theme.vars.palette.text.secondary },
}));
