import { styled } from '@mui/material/styles';
import { memo, type ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { useIsPointed, type PointedParcel } from '#web/parts/parcel/pointed-parcel.ts';
import { StatusSign } from '#web/parts/sensor/LocationStatusMark.tsx';
import type { SensorPlace } from '#web/parts/sensor/places.queries.ts';
import { newestWords, toldSensors } from '#web/parts/sensor/sensor-words.ts';
import { ListName, ListRow } from '../list-layout.ts';

export const sensorRowHeight = 60;

interface SensorListRowProps {
  readonly place: SensorPlace;
  readonly pointed: PointedParcel;
}

/** One place of a sensor in a list: its sign on the map, its name and its newest value, and how it is there in words. */
export const SensorListRow = memo(function SensorListRow({ place, pointed }: SensorListRowProps): ReactElement {
  const { locale } = useLanguage();
  const isPointed = useIsPointed(pointed, place.locationId);
  const [first] = place.historic ? [] : toldSensors(place.sensors);
  return (
    <ListRow data-pointed={isPointed}>
      <StatusSign status={place.status} />
      <ListName>{place.name}</ListName>
      <Value>{first && newestWords(first, locale)}</Value>
      <Below>
        <T id={`sensors.places.status.${place.status}`} />
      </Below>
    </ListRow>
  );
});

const Value = styled('span')({
  textAlign: 'right',
  fontWeight: fontWeights.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const Below = styled('span')(({ theme }) => ({
  gridColumn: '2 / 4',
  fontSize: fontSizes.caption,
  color: theme.vars.palette.text.secondary,
}));
