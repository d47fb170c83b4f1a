import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { scaleBar } from '#web/map/scale-bar.ts';

/** No line is longer than this. */
export const widestScalePixels = 110;

/** How long things on a map are: a line as long as a round length on the ground. */
export function ScaleLine({ metresPerPixel }: { readonly metresPerPixel: number }): ReactElement {
  const { lengthM, widthPixels } = scaleBar(metresPerPixel, widestScalePixels);
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

const Line = styled('div')(({ theme }) => ({
  padding: '1px 6px',
  borderRadius: '6px 6px 0 0',
  textAlign: 'center',
  color: theme.vars.palette.text.primary,
  background: `color-mix(in srgb, ${theme.vars.palette.background.paper} 82%, transparent)`,
  borderBottom: `2px solid ${theme.vars.palette.text.primary}`,
  fontSize: fontSizes.caption,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
}));
