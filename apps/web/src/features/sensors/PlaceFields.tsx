import MyLocation from '@mui/icons-material/MyLocation';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { followPosition, isCarried } from '#web/lib/follow-position.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import type { TypedPlace } from './typed-place.ts';

interface PlaceFieldsProps {
  readonly place: TypedPlace;
  /** Whether what was typed is no place. */
  readonly isWrong: boolean;
  readonly onPlace: (place: TypedPlace) => void;
}

/** Six decimals of a degree are a hand's breadth. */
const decimals = 6;

/** Where a sensor stands: typed, or where who installs it stands with a phone. */
export function PlaceFields({ place, isWrong, onPlace }: PlaceFieldsProps): ReactElement {
  return (
    <Fields role="group">
      <Pair>
        <NumberField
          label={<T id="sensors.latitude" />}
          unit="°"
          decimals={decimals}
          value={place.latitude}
          onChange={(latitude) => onPlace({ ...place, latitude })}
        />
        <NumberField
          label={<T id="sensors.longitude" />}
          unit="°"
          decimals={decimals}
          value={place.longitude}
          onChange={(longitude) => onPlace({ ...place, longitude })}
        />
      </Pair>
      {isWrong ? (
        <Notice tone="error">
          <T id="sensors.place.wrong" />
        </Notice>
      ) : (
        <Help>
          <T id="sensors.place.help" />
        </Help>
      )}
      {isCarried() && <HereButton onPlace={onPlace} />}
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

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  gap: theme.spacing(3),
  width: '100%',
}));

const Help = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
