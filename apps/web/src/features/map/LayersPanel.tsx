import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { MapSheet } from './MapSheet.tsx';

interface LayersPanelProps {
  readonly onClose: () => void;
  /** What each part says and asks about itself. */
  readonly children: ReactNode;
}

/** What the map shows, part by part. */
export function LayersPanel({ onClose, children }: LayersPanelProps): ReactElement {
  const text = useText();
  return (
    <MapSheet part="layers" label={text('map.layers')} hasFocus>
      <Head>
        <h2>
          <T id="map.layers" />
        </h2>
        <IconButton aria-label={text('action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Head>
      <Content>{children}</Content>
    </MapSheet>
  );
}

const Head = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.spacing(2, 2, 1, 4),
  '& h2': { margin: 0, fontSize: fontSizes.lead, fontWeight: fontWeights.strong },
  '& button': { position: 'relative', zIndex: 1 },
}));

const Content = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  minHeight: 0,
  overflowY: 'auto',
  padding: theme.spacing(0, 4, 4),
  '& h3': {
    margin: 0,
    fontSize: fontSizes.caption,
    fontWeight: fontWeights.medium,
    color: theme.vars.palette.text.secondary,
  },
}));
