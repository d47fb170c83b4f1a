import MyLocation from '@mui/icons-material/MyLocation';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import type { GroundMap } from '#web/map/ground-map.ts';
import { useGroundMap } from '#web/map/map-context.ts';
import { createPositionPart, type PositionPart } from '#web/map/parts/position-part.ts';
import { useMapPart } from '#web/map/use-map-part.ts';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { coveredByPanels } from './covered.ts';
import { ToolButton } from './ToolButton.tsx';

type PositionState = 'off' | 'looking' | 'known';

const patienceMs = 20_000;
const refused = 1;

/** Where whoever looks at the map is: looks for it and follows it; once more, stops. */
export function PositionTool(): ReactElement {
  const [state, setState] = useState<PositionState>('off');
  const text = useText();
  const showSnackbar = useSnackbar();
  const isLooking = state === 'looking';
  const fail = (code: number): void => {
    // A position that was lost for a while may come back; only who has none yet has to be told.
    if (state === 'known' && code !== refused) return;
    setState('off');
    showSnackbar({
      tone: 'error',
      message: text(code === refused ? 'map.locate.refused' : 'map.locate.unavailable'),
    });
  };

  return (
    <>
      <ToolButton
        label={text(isLooking ? 'map.locate.looking' : 'map.locate')}
        isPressed={state !== 'off'}
        isBusy={isLooking}
        onClick={() => setState(state === 'off' ? 'looking' : 'off')}
      >
        <MyLocation />
      </ToolButton>
      {state !== 'off' && <FollowedPosition onKnown={() => setState('known')} onFail={fail} />}
    </>
  );
}

interface FollowedPositionProps {
  readonly onKnown: () => void;
  readonly onFail: (code: number) => void;
}

/** The device is asked only while this is there, and the position stays in the browser. */
function FollowedPosition({ onKnown, onFail }: FollowedPositionProps): null {
  const { camera } = useGroundMap();
  const part = useMapPart(createPosition, undefined);
  const [isFound, setFound] = useState(false);

  const arrive = useEffectEvent(({ coords }: GeolocationPosition) => {
    const place = { lat: coords.latitude, lon: coords.longitude };
    part.current?.show({ place, accuracyM: coords.accuracy });
    if (!isFound) camera.showPosition(place, coords.accuracy, coveredByPanels());
    setFound(true);
    onKnown();
  });
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const watch = navigator.geolocation.watchPosition(
      (position) => arrive(position),
      ({ code }) => fail(code),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 10_000 },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, []);
  return null;
}

function createPosition({ dressed }: GroundMap): PositionPart {
  return createPositionPart(dressed());
}
