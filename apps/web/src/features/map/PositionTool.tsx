import MyLocation from '@mui/icons-material/MyLocation';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { followPosition, type DevicePosition, type PositionFault } from '#web/lib/follow-position.ts';
import type { GroundMap } from '#web/map/ground-map.ts';
import { useGroundMap } from '#web/map/map-context.ts';
import { createPositionPart, type PositionPart } from '#web/map/parts/position-part.ts';
import { useMapPart } from '#web/map/use-map-part.ts';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { coveredByPanels } from './covered.ts';
import { ToolButton } from './ToolButton.tsx';

type PositionState = 'off' | 'looking' | 'known';

/** Where whoever looks at the map is: looks for it and follows it; once more, stops. */
export function PositionTool(): ReactElement {
  const [state, setState] = useState<PositionState>('off');
  const text = useText();
  const showSnackbar = useSnackbar();
  const isLooking = state === 'looking';
  const fail = (fault: PositionFault): void => {
    // A position that was lost for a while may come back; only who has none yet has to be told.
    if (state === 'known' && fault !== 'refused') return;
    setState('off');
    showSnackbar({ tone: 'error', message: text(`map.locate.${fault}`) });
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
  readonly onFail: (fault: PositionFault) => void;
}

/** The device is asked only while this is there, and the position stays in the browser. */
function FollowedPosition({ onKnown, onFail }: FollowedPositionProps): null {
  const { camera } = useGroundMap();
  const part = useMapPart(createPosition, undefined);
  const [isFound, setFound] = useState(false);

  const arrive = useEffectEvent((position: DevicePosition) => {
    part.current?.show(position);
    if (!isFound) camera.showPosition(position.place, position.accuracyM, coveredByPanels());
    setFound(true);
    onKnown();
  });
  const fail = useEffectEvent(onFail);
  useEffect(
    () =>
      followPosition({
        onPosition: (position) => arrive(position),
        onFault: (fault) => fail(fault),
      }),
    [],
  );
  return null;
}

function createPosition({ dressed }: GroundMap): PositionPart {
  return createPositionPart(dressed());
}
