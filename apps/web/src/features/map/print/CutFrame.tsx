import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactElement } from 'react';
import { useGroundMap } from '#web/map/map-context.ts';
import { coveredByPanels } from '../covered.ts';
import { cutOf } from './paper-cut.ts';
import type { Box } from './paper.ts';
import type { ScaleChoice } from './print-scale.ts';

interface CutFrameProps {
  /** The map on paper, in millimetres. */
  readonly frame: Pick<Box, 'width' | 'height'>;
  readonly scale: ScaleChoice;
}

/** What of the map will be on paper, seen on the map itself, which is moved below it. */
export function CutFrame({ frame: { width, height }, scale }: CutFrameProps): ReactElement {
  const map = useGroundMap();
  const cut = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = (): void => {
      const room = map.camera.room(coveredByPanels());
      if (!room || !cut.current) return;
      const { box } = cutOf(room, { width, height }, scale);
      Object.assign(cut.current.style, {
        display: 'block',
        left: `${box.x}px`,
        top: `${box.y}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      });
    };
    const drawn = requestAnimationFrame(place);
    const stop = map.camera.follow(place);
    const stopResting = map.followRest(place);
    return () => {
      cancelAnimationFrame(drawn);
      stop();
      stopResting();
    };
  }, [map, width, height, scale]);
  return <Cut ref={cut} aria-hidden data-print-cut />;
}

/** What will not be on paper steps back. */
const Cut = styled('div')(({ theme }) => ({
  position: 'absolute',
  // Over the map and below all else that lies on it.
  zIndex: -1,
  display: 'none',
  boxSizing: 'border-box',
  pointerEvents: 'none !important' as 'none',
  border: `2px solid ${theme.vars.palette.primary.main}`,
  outline: `1px solid ${theme.vars.palette.background.paper}`,
  boxShadow: '0 0 0 200vmax rgb(27 36 30 / 28%)',
}));
