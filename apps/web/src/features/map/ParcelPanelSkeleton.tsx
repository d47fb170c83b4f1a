import Skeleton from '@mui/material/Skeleton';
import type { ReactElement } from 'react';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { T } from '#web/i18n/T.tsx';
import { Facts, Pair } from './ParcelFactList.tsx';

/** What is known of most parcels. */
const usual: readonly PlainMessageId[] = [
  'parcel.crop',
  'parcel.area',
  'parcel.landUse',
  'parcel.validFrom',
  'parcel.altitude',
  'parcel.slope',
];

/** About as high as the panel will be: its words, with grey bars for the values. */
export function ParcelPanelSkeleton(): ReactElement {
  return (
    <div aria-hidden>
      <Skeleton variant="rounded" width={220} height={28} sx={{ marginTop: 2, marginBottom: 5 }} />
      <Facts>
        {usual.map((label) => (
          <Pair key={label}>
            <dt>
              <T id={label} />
            </dt>
            <dd>
              <Skeleton variant="text" width="70%" />
            </dd>
          </Pair>
        ))}
      </Facts>
    </div>
  );
}
