import MapOutlined from '@mui/icons-material/MapOutlined';
import MyLocation from '@mui/icons-material/MyLocation';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { followPosition, isCarried } from '#web/lib/follow-position.ts';
import { Loader } from '#web/ui/Loader.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { coordinatesOf, degreeDecimals, roundedPlace, wrongPart, type TypedPlace } from './typed-place.ts';

const PlaceOnMap = lazy(async () => ({ default: (await import('./PlaceOnMap.tsx')).PlaceOnMap }));

interface PlaceFieldsProps {
  readonly farmId: number;
  readonly place: TypedPlace;
  /** Whether what was typed is no place. */
  readonly isWrong: boolean;
  /** Whether it can be said another time. */
  readonly isOptional?: boolean;
  readonly onPlace: (place: TypedPlace) => void;
}

/** Where a sensor stands: typed, pressed on the map, or where who installs it stands with a phone. */
export function PlaceFields({ farmId, place, isWrong, isOptional = false, onPlace }: PlaceFieldsProps): ReactElement {
  const [isOnMap, setOnMap] = useState(false);
  const wrong = isWrong ? wrongPart(place) : undefined;
  const fault = <T id="sensors.place.wrong" />;
  return (
    <Fields role="group">
      <Pair>
        <NumberField
          label={<T id="sensors.latitude" />}
          unit="°"
          decimals={degreeDecimals}
          value={place.latitude}
          error={wrong === 'latitude' && fault}
          onChange={(latitude) => onPlace({ ...place, latitude })}
        />
        <NumberField
          label={<T id="sensors.longitude" />}
          unit="°"
          decimals={degreeDecimals}
          value={place.longitude}
          error={wrong === 'longitude' && fault}
          onChange={(longitude) => onPlace({ ...place, longitude })}
        />
      </Pair>
      {!isWrong && (
        <Help>
          <T id="sensors.place.help" /> {isOptional && <T id="sensors.place.later" />}
        </Help>
      )}
      <Ways>
        <Button
          variant="outlined"
          startIcon={<MapOutlined />}
          aria-expanded={isOnMap}
          onClick={() => setOnMap(!isOnMap)}
        >
          <T id={isOnMap ? 'sensors.place.hideMap' : 'sensors.place.onMap'} />
        </Button>
        {isCarried() && <HereButton onPlace={onPlace} />}
      </Ways>
      {isOnMap && (
        <Suspense fallback={<Loader label={<T id="shell.loading" />} />}>
          <Help>
            <T id="sensors.place.press" />
          </Help>
          <PlaceOnMap farmId={farmId} at={coordinatesOf(place)} onPut={(at) => onPlace(roundedPlace(at))} />
        </Suspense>
      )}
    </Fields>
  );
}

/** Takes the place of the device that is held. */
function HereButton({ onPlace }: Pick<PlaceFieldsProps, 'onPlace'>): ReactElement {
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const stop = useRef<() => void>(undefined);
  const end = (failed: boolean): void => {
    stop.current?.();
    setAsking(false);
    setFailed(failed);
  };
  useEffect(() => () => stop.current?.(), []);
  const ask = (): void => {
    setAsking(true);
    stop.current = followPosition({
      onPosition: ({ place: { lat, lon } }) => {
        onPlace({ latitude: lat, longitude: lon });
        end(false);
      },
      onFault: () => end(true),
    });
  };
  return (
    <>
      <PendingButton variant="outlined" startIcon={<MyLocation />} isPending={isAsking} onClick={ask}>
        <T id="sensors.here" />
      </PendingButton>
      {hasFailed && (
        <Notice tone="error">
          <T id="sensors.here.fault" />
        </Notice>
      )}
    </>
  );
}

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), justifyItems: 'start' }));

const Ways = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: theme.spacing(3),
  width: '100%',
}));

const Help = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
