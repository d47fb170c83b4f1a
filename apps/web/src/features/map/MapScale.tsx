import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import type { BaseLayer } from '#web/lib/configuration.ts';
import { useMapScale } from '#web/map/use-map-scale.ts';
import { ScaleLine } from '#web/ui/ScaleLine.tsx';
import { drawnAt } from './base-choice.ts';

interface MapScaleProps {
  /** The stack of pictures below the parcels. */
  readonly layers: readonly BaseLayer[];
}

/** How long things on the map are, and whose pictures lie below. */
export function MapScale({ layers }: MapScaleProps): ReactElement {
  const scale = useMapScale();
  const drawn = scale ? drawnAt(layers, scale.resolution) : [];
  const credits = [...new Set(drawn.map(({ attribution }) => attribution).filter(Boolean))];
  return (
    <Corner>
      {scale && <ScaleLine metresPerPixel={scale.metresPerPixel} />}
      {credits.length > 0 && <Credits>{credits.join(' · ')}</Credits>}
    </Corner>
  );
}

const Corner = styled('div')(({ theme }) => ({
  gridArea: 'scale',
  alignSelf: 'end',
  justifySelf: 'start',
  maxWidth: 240,
  [theme.breakpoints.down('md')]: { alignSelf: 'start' },
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  fontSize: 12,
  color: theme.vars.palette.text.primary,
  pointerEvents: 'none !important' as 'none',
}));

const Credits = styled('div')(({ theme }) => ({
  padding: '1px 6px',
  borderRadius: 6,
  // On one line as far as it goes: the panel of a parcel beside it leaves no more than the narrowest.
  width: 'max-content',
  maxWidth: 200,
  background: `color-mix(in srgb, ${theme.vars.palette.background.paper} 82%, transparent)`,
}));
