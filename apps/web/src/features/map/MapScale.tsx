import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import type { BaseLayer } from '#web/lib/configuration.ts';
import type { MapScale as Scale } from '#web/map/camera.ts';
import { scaleBar } from '#web/map/scale-bar.ts';
import { drawnAt } from './base-choice.ts';

const widestPixels = 110;

interface MapScaleProps {
  readonly scale: Scale | undefined;
  /** The stack of pictures below the parcels. */
  readonly layers: readonly BaseLayer[];
}

/** How long things on the map are, and whose pictures lie below. */
export function MapScale({ scale, layers }: MapScaleProps): ReactElement {
  const drawn = scale ? drawnAt(layers, scale.resolution) : [];
  const credits = [...new Set(drawn.map(({ attribution }) => attribution).filter(Boolean))];
  return (
    <Corner>
      {scale && <Bar metresPerPixel={scale.metresPerPixel} />}
      {credits.length > 0 && <Credits>{credits.join(' · ')}</Credits>}
    </Corner>
  );
}

function Bar({ metresPerPixel }: { readonly metresPerPixel: number }): ReactElement {
  const { lengthM, widthPixels } = scaleBar(metresPerPixel, widestPixels);
  return (
    <Line style={{ width: widthPixels }}>
      {lengthM >= 1000 ? (
        <T id="map.scale.kilometres" values={{ length: lengthM / 1000 }} />
      ) : (
        <T id="map.scale.metres" values={{ length: lengthM }} />
      )}
    </Line>
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

const onPaper = { padding: '1px 6px', borderRadius: 6 } as const;

const Line = styled('div')(({ theme }) => ({
  ...onPaper,
  textAlign: 'center',
  background: `color-mix(in srgb, ${theme.vars.palette.background.paper} 82%, transparent)`,
  borderBottom: `2px solid ${theme.vars.palette.text.primary}`,
  borderBottomLeftRadius: 0,
  borderBottomRightRadius: 0,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

const Credits = styled('div')(({ theme }) => ({
  ...onPaper,
  // On one line as far as it goes: the panel of a parcel beside it leaves no more than the narrowest.
  width: 'max-content',
  maxWidth: 200,
  background: `color-mix(in srgb, ${theme.vars.palette.background.paper} 82%, transparent)`,
}));
