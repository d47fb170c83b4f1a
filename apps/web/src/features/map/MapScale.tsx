import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import type { BaseLayer } from '#web/lib/configuration.ts';
import { fontSizes } from '#web/lib/design-tokens.ts';
import type { ShownOverlay } from '#web/map/parts/overlay-part.ts';
import { useMapScale } from '#web/map/use-map-scale.ts';
import { ScaleLine } from '#web/ui/ScaleLine.tsx';
import { creditsOf } from './credits.ts';
import { MapNote } from './MapNote.tsx';
import { SilentLayersNote } from './SilentLayersNote.tsx';

interface MapScaleProps {
  /** The stack of pictures below the parcels. */
  readonly layers: readonly BaseLayer[];
  readonly overlays: readonly ShownOverlay[];
  /** Of which moment the weather is that is drawn. */
  readonly weatherAt: Date | undefined;
}

/** How long things on the map are, whose pictures lie below and over it, whose do not come, and how old the weather is. */
export function MapScale({ layers, overlays, weatherAt }: MapScaleProps): ReactElement {
  const scale = useMapScale();
  const { locale } = useLanguage();
  const credits = scale ? creditsOf(layers, overlays, scale.resolution).map(({ text }) => text) : [];
  return (
    <Corner>
      {scale && <ScaleLine metresPerPixel={scale.metresPerPixel} />}
      {weatherAt && (
        <MapNote>
          <T
            id="map.weather.at"
            values={{ time: weatherAt.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' }) }}
          />
        </MapNote>
      )}
      <SilentLayersNote />
      {credits.length > 0 && <MapNote>{[...new Set(credits)].join(' · ')}</MapNote>}
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
  fontSize: fontSizes.caption,
  color: theme.vars.palette.text.primary,
  pointerEvents: 'none !important' as 'none',
}));
