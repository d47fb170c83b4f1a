import Add from '@mui/icons-material/Add';
import Home from '@mui/icons-material/HomeOutlined';
import Remove from '@mui/icons-material/Remove';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import type { Camera, Covered } from '#web/map/camera.ts';
import { MapContext } from '#web/map/map-context.ts';
import { useMapScale } from '#web/map/use-map-scale.ts';
import { useOpenedMap } from '#web/map/use-opened-map.ts';
import { ScaleLine } from './ScaleLine.tsx';
import { signButton } from './control-styles.ts';
import { mapGround } from './map-ground.ts';
import { useMapLook } from './use-map-look.ts';

interface MapFrameProps {
  /** What is seen on the map. */
  readonly label: string;
  /** What the button does that shows all of it. */
  readonly labelOfAll: string;
  /** Where the map looks at first. */
  readonly opening?: ((camera: Camera) => void) | undefined;
  readonly onAll: (camera: Camera) => void;
  /** The parts of the map. */
  readonly children: ReactNode;
}

/** What the buttons and the scale lie over, and room for the whole sign of a cluster at the edge. */
export const coveredByFrame: Covered = [28, 76, 44, 28];

/** A map beside other things: its ground, its buttons and its scale. */
export function MapFrame({ label, labelOfAll, opening, onAll, children }: MapFrameProps): ReactElement {
  const text = useText();
  const [map, target] = useOpenedMap({ dress: useMapLook(false), opening });
  return (
    <MapContext value={map}>
      <Ground>
        <div ref={target} className="map" role="application" tabIndex={0} aria-label={label} />
        {map && children}
        <Tools>
          <ToolButton label={labelOfAll} onClick={() => map && onAll(map.camera)}>
            <Home />
          </ToolButton>
          <ToolButton label={text('map.zoomIn')} onClick={() => map?.camera.zoomBy(1)}>
            <Add />
          </ToolButton>
          <ToolButton label={text('map.zoomOut')} onClick={() => map?.camera.zoomBy(-1)}>
            <Remove />
          </ToolButton>
        </Tools>
        <Scale>{map && <RestingScale />}</Scale>
      </Ground>
    </MapContext>
  );
}

function RestingScale(): ReactElement | null {
  const scale = useMapScale();
  return scale ? <ScaleLine metresPerPixel={scale.metresPerPixel} /> : null;
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
    ...signButton,
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
