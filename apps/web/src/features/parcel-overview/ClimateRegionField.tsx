import type { ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
import { climateRegionOf, climateRegions } from '@brazda/domain/enumerations/climate-region.ts';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useDivideParcel } from './parcel-overview.queries.ts';

/** Which climate the soil of a parcel has: bans of nitrogen hang on it. */
export function ClimateRegionField({ parcel }: { readonly parcel: ParcelDetail }): ReactElement {
  const text = useText();
  const say = useDivideParcel(parcel.farmId, parcel.id, ({ changeId }) => ({
    changeId,
    message: <T id="parcelOverview.climateRegion.saved" />,
  }));
  const choose = (value: string): void => say.mutate({ climateRegion: climateRegionOf(value) });
  return (
    <>
      <ChoiceField
        label={<T id="parcel.climateRegion" />}
        help={<T id="parcelOverview.climateRegion.help" />}
        choices={[
          { value: '', label: text('parcel.climateRegion.unknown') },
          ...climateRegions.map((region) => ({
            value: String(region),
            label: text(`parcel.climateRegion.${region}`),
          })),
        ]}
        value={String(parcel.climateRegion ?? '')}
        disabled={say.isPending}
        onChoose={choose}
      />
      {say.error && (
        <Notice tone="error">
          <ErrorText error={say.error} />
        </Notice>
      )}
    </>
  );
}
