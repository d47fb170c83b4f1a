import Add from '@mui/icons-material/Add';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import Home from '@mui/icons-material/HomeOutlined';
import Layers from '@mui/icons-material/LayersOutlined';
import Remove from '@mui/icons-material/Remove';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { ToolButton } from './ToolButton.tsx';

/** By which the focus finds back to the button of what was closed. */
export const panelButtonIds = { side: 'map-tool-list', layers: 'map-tool-layers' } as const;

interface MapControlsProps {
  /** What the list is of. */
  readonly listLabel: string;
  readonly isListOpen: boolean;
  readonly areLayersOpen: boolean;
  readonly onToggleList: () => void;
  readonly onToggleLayers: () => void;
  readonly onHome: () => void;
  readonly onZoom: (levels: number) => void;
  /** Further tools. */
  readonly children: ReactNode;
}

export function MapControls(props: MapControlsProps): ReactElement {
  const { listLabel, isListOpen, areLayersOpen, onToggleList, onToggleLayers, onHome, onZoom, children } = props;
  const text = useText();

  return (
    <Column role="group" aria-label={text('map.tools')}>
      <Group>
        <ToolButton id={panelButtonIds.side} label={listLabel} isExpanded={isListOpen} onClick={onToggleList}>
          <FormatListBulleted />
        </ToolButton>
        <ToolButton
          id={panelButtonIds.layers}
          label={text('map.layers')}
          isExpanded={areLayersOpen}
          onClick={onToggleLayers}
        >
          <Layers />
        </ToolButton>
        <ToolButton label={text('map.home')} onClick={onHome}>
          <Home />
        </ToolButton>
        {children}
      </Group>
      <Group data-map-zoom>
        <ToolButton
          label={text('map.zoomIn')}
          onClick={() => {
            onZoom(1);
          }}
        >
          <Add />
        </ToolButton>
        <ToolButton
          label={text('map.zoomOut')}
          onClick={() => {
            onZoom(-1);
          }}
        >
          <Remove />
        </ToolButton>
      </Group>
    </Column>
  );
}

const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  // A phone that lies on its side has no height for all of them.
  '@media (max-height: 480px)': { flexDirection: 'row', '& > *': { flexDirection: 'row' } },
}));

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.vars.palette.floating,
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
