import Add from '@mui/icons-material/Add';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import Home from '@mui/icons-material/HomeOutlined';
import Layers from '@mui/icons-material/LayersOutlined';
import Remove from '@mui/icons-material/Remove';
import Menu from '@mui/material/Menu';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { BaseLayerChoices } from './BaseLayerChoices.tsx';
import { MapButton } from './map-layout.tsx';
import type { BaseLayerChoice } from './use-base-layer.ts';

interface MapControlsProps {
  readonly base: BaseLayerChoice;
  readonly isListOpen: boolean;
  readonly onToggleList: () => void;
  readonly onHome: () => void;
  readonly onZoom: (levels: number) => void;
}

export function MapControls({ base, isListOpen, onToggleList, onHome, onZoom }: MapControlsProps): ReactElement {
  const text = useText();
  const [layersAnchor, setLayersAnchor] = useState<HTMLElement | null>(null);
  const closeLayers = (): void => {
    setLayersAnchor(null);
  };

  return (
    <Column role="group" aria-label={text('map.tools')}>
      <Group>
        <ToolButton label={text('map.list')} isExpanded={isListOpen} onClick={onToggleList}>
          <FormatListBulleted />
        </ToolButton>
        {base.layers.length > 0 && (
          <MapButton
            type="button"
            title={text('map.layers')}
            aria-label={text('map.layers')}
            aria-haspopup="menu"
            aria-expanded={layersAnchor !== null}
            onClick={({ currentTarget }) => {
              setLayersAnchor(currentTarget);
            }}
          >
            <Layers />
          </MapButton>
        )}
        <ToolButton label={text('map.home')} onClick={onHome}>
          <Home />
        </ToolButton>
      </Group>
      <Group>
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
      <Menu
        anchorEl={layersAnchor}
        open={layersAnchor !== null}
        onClose={closeLayers}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': text('map.layers') }, paper: { sx: { marginLeft: -2, marginTop: 0 } } }}
      >
        <BaseLayerChoices base={base} onChosen={closeLayers} />
      </Menu>
    </Column>
  );
}

interface ToolButtonProps {
  readonly label: string;
  readonly isExpanded?: boolean;
  readonly onClick: () => void;
  readonly children: ReactElement;
}

function ToolButton({ label, isExpanded, onClick, children }: ToolButtonProps): ReactElement {
  return (
    <MapButton type="button" title={label} aria-label={label} aria-expanded={isExpanded} onClick={onClick}>
      {children}
    </MapButton>
  );
}

const Column = styled('div')(({ theme }) => ({ display: 'flex', flexDirection: 'column', gap: theme.spacing(2) }));

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
