import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
import { countryOfClimateRegions } from '@brazda/domain/enumerations/climate-region.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FormattedList } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { centersOptions, zonesOptions } from '#web/parts/parcel/divisions.queries.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { CadastralUnitField } from './CadastralUnitField.tsx';
import { ClimateRegionField } from './ClimateRegionField.tsx';
import { FactPair } from './fact-pair.tsx';
import { FactPairs, OverviewPart } from './OverviewPart.tsx';
import { useDivideParcel } from './parcel-overview.queries.ts';

interface ParcelDivisionProps {
  readonly farm: Farm;
  readonly parcel: ParcelDetail;
}

/** To which centre a parcel belongs and in which zones it lies; whoever may change land changes it here. */
export function ParcelDivision({ farm, parcel }: ParcelDivisionProps): ReactElement {
  const mayChange = useMay('land.change', farm.id) && parcel.status === 'OPEN';
  return (
    <OverviewPart heading={<T id="parcelOverview.division" />}>
      {mayChange ? (
        <>
          <Editing farm={farm} parcel={parcel} />
          <CadastralUnitField key={parcel.cadastralUnit} parcel={parcel} />
          {farm.countryCode === countryOfClimateRegions && <ClimateRegionField parcel={parcel} />}
        </>
      ) : (
        <Told farm={farm} parcel={parcel} />
      )}
    </OverviewPart>
  );
}

function Editing({ farm, parcel }: ParcelDivisionProps): ReactElement {
  const text = useText();
  const { data: centers = [] } = useQuery(centersOptions(farm.id));
  const { data: zones = [] } = useQuery(zonesOptions(farm.id));
  const divide = useDivideParcel(farm.id, parcel.id, ({ changeId }, { center }) => ({
    changeId,
    message: <T id={center ? 'parcelOverview.center.changed' : 'parcelOverview.zones.changed'} />,
  }));
  const { zoneIds } = parcel;
  if (centers.length + zones.length === 0)
    return (
      <p>
        <T id="parcelOverview.division.none" />
      </p>
    );
  return (
    <>
      <ChoiceField
        label={<T id="parcelOverview.center" />}
        choices={[
          { value: '', label: text('parcelOverview.center.none') },
          ...centers.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={String(parcel.center?.centerId ?? '')}
        disabled={divide.isPending}
        onChoose={(value) => divide.mutate({ center: { centerId: value === '' ? null : Number(value) } })}
      />
      {zones.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={zoneIds.includes(id)}
          disabled={divide.isPending}
          onChange={({ target }) =>
            divide.mutate({ zoneIds: target.checked ? [...zoneIds, id] : zoneIds.filter((zone) => zone !== id) })
          }
        />
      ))}
      {divide.error && (
        <Notice tone="error">
          <ErrorText error={divide.error} />
        </Notice>
      )}
    </>
  );
}

function Told({ farm, parcel }: ParcelDivisionProps): ReactElement {
  const { data: centers = [] } = useQuery(centersOptions(farm.id));
  const { data: zones = [] } = useQuery(zonesOptions(farm.id));
  const center = centers.find(({ id }) => id === parcel.center?.centerId);
  const names = zones.filter(({ id }) => parcel.zoneIds.includes(id)).map(({ name }) => name);
  return (
    <FactPairs>
      <FactPair label={<T id="parcelOverview.center" />}>{center?.name}</FactPair>
      <FactPair label={<T id="parcel.cadastralUnit" />}>{parcel.cadastralUnit}</FactPair>
      {farm.countryCode === countryOfClimateRegions && (
        <FactPair label={<T id="parcel.climateRegion" />}>
          {parcel.climateRegion === null ? null : <T id={`parcel.climateRegion.${parcel.climateRegion}`} />}
        </FactPair>
      )}
      <FactPair label={<T id="parcelOverview.zones" />}>
        {names.length === 0 ? null : <FormattedList value={names} type="unit" />}
      </FactPair>
    </FactPairs>
  );
}
