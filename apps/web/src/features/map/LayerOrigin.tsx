import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import type { BaseLayer, MapOverlay } from '#web/lib/configuration.ts';
import { fontSizes } from '#web/lib/design-tokens.ts';

interface LayerOriginProps {
  readonly layer: BaseLayer | MapOverlay;
  /** Whether its service does not answer. */
  readonly isSilent: boolean;
}

/** Of a layer that is shown: whose it is, on what terms, and whether its service is silent. */
export function LayerOrigin({ layer: { attribution, licence }, isSilent }: LayerOriginProps): ReactElement {
  return (
    <Origin>
      {attribution}
      {licence && (
        <>
          {' · '}
          <a href={licence.url} target="_blank" rel="noreferrer">
            {licence.name}
          </a>
        </>
      )}
      {isSilent && (
        <p role="status">
          <T id="map.layers.silent" />
        </p>
      )}
    </Origin>
  );
}

const Origin = styled('div')(({ theme }) => ({
  fontSize: fontSizes.caption,
  color: theme.vars.palette.text.secondary,
  '& p': { margin: 0 },
  '& a': { color: 'inherit' },
}));
