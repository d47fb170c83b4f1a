import type { LandChangeOutlines } from '@brazda/contract/agroevidence/land-updates.ts';
import Add from '@mui/icons-material/Add';
import Home from '@mui/icons-material/HomeOutlined';
import Remove from '@mui/icons-material/Remove';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { radii, touchTarget } from '#web/lib/design-tokens.ts';
import { parcelMapOptions } from '#web/lib/parcel-map.queries.ts';
import { ScaleLine } from '#web/ui/ScaleLine.tsx';
import { ChangeLegend } from './ChangeLegend.tsx';
import { useChangeMap, type SelectedChange } from './use-change-map.ts';

export interface ChangeMapProps {
  readonly farmId: number;
  readonly changes: readonly LandChangeOutlines[];
  readonly selected: SelectedChange | undefined;
  readonly onSelect: (number: number | undefined) => void;
}

/** The changes where they lie, on the parcels of the farm; all that is on it is in the list as well. */
export function ChangeMap({ farmId, changes, selected, onSelect }: ChangeMapProps): ReactElement {
  const text = useText();
  const [metresPerPixel, setMetresPerPixel] = useState<number>();
  const { data: parcels } = useQuery(parcelMapOptions(farmId));
  const [map, target, colors] = useChangeMap({ parcels, changes, selected, onSelect, onScale: setMetresPerPixel });
  return (
    <Whole aria-label={text('landUpdate.map')}>
      <Ground>
        <div ref={target} className="map" role="application" tabIndex={0} aria-label={text('landUpdate.map')} />
        <Tools>
          <ToolButton label={text('landUpdate.map.all')} onClick={() => map?.showAll()}>
            <Home />
          </ToolButton>
          <ToolButton label={text('map.zoomIn')} onClick={() => map?.zoomBy(1)}>
            <Add />
          </ToolButton>
          <ToolButton label={text('map.zoomOut')} onClick={() => map?.zoomBy(-1)}>
            <Remove />
          </ToolButton>
        </Tools>
        <Scale>{metresPerPixel !== undefined && <ScaleLine metresPerPixel={metresPerPixel} />}</Scale>
      </Ground>
      <ChangeLegend changes={changes} colors={colors} />
    </Whole>
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

const Whole = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
  background: theme.vars.palette.background.paper,
}));

const Ground = styled('div')(({ theme }) => {
  const { background, primary, text } = theme.vars.palette;
  return {
    position: 'relative',
    flex: 1,
    minHeight: 0,
    isolation: 'isolate',
    background: `color-mix(in srgb, color-mix(in srgb, ${background.default} 72%, ${primary.light}) 95%, ${text.primary})`,
    '& > .map': { position: 'absolute', inset: 0, touchAction: 'none' },
    '& > .map:focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      pointerEvents: 'none',
      boxShadow: `inset 0 0 0 3px ${primary.main}, inset 0 0 0 5px ${background.paper}`,
    },
  };
});

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
