import Add from '@mui/icons-material/Add';
import Home from '@mui/icons-material/HomeOutlined';
import Remove from '@mui/icons-material/Remove';
import { styled } from '@mui/material/styles';
import type { ReactElement, RefCallback } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { radii, touchTarget } from '#web/lib/design-tokens.ts';
import { ScaleLine } from './ScaleLine.tsx';
import { mapGround } from './map-ground.ts';

interface MapFrameProps {
  /** What is seen on the map. */
  readonly label: string;
  /** What the button does that shows all of it. */
  readonly labelOfAll: string;
  /** The element that the map is opened in. */
  readonly target: RefCallback<HTMLElement>;
  readonly metresPerPixel: number | undefined;
  readonly onAll: () => void;
  readonly onZoom: (levels: number) => void;
}

/** A map beside other things: its ground, its buttons and its scale. */
export function MapFrame({ label, labelOfAll, target, metresPerPixel, onAll, onZoom }: MapFrameProps): ReactElement {
  const text = useText();
  return (
    <Ground>
      <div ref={target} className="map" role="application" tabIndex={0} aria-label={label} />
      <Tools>
        <ToolButton label={labelOfAll} onClick={onAll}>
          <Home />
        </ToolButton>
        <ToolButton label={text('map.zoomIn')} onClick={() => onZoom(1)}>
          <Add />
        </ToolButton>
        <ToolButton label={text('map.zoomOut')} onClick={() => onZoom(-1)}>
          <Remove />
        </ToolButton>
      </Tools>
      <Scale>{metresPerPixel !== undefined && <ScaleLine metresPerPixel={metresPerPixel} />}</Scale>
    </Ground>
  );
}

interface ToolButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactElement;
}

function ToolButton({ label, onClick, children }: ToolButtonProps): ReactElement {
  return (
    <button type="button" title={label} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}

const Ground = styled('div')(({ theme }) => ({
  ...mapGround(theme),
  position: 'relative',
  flex: 1,
  minHeight: 0,
}));

const Tools = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(2),
  right: theme.spacing(2),
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.medium,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.vars.palette.floating,
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: touchTarget,
    height: touchTarget,
    padding: 0,
    border: 0,
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { background: theme.vars.palette.primary.light } },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& > button + button': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Scale = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: theme.spacing(2),
  bottom: theme.spacing(2),
  pointerEvents: 'none',
}));
