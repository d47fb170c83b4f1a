import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import { styled } from '@mui/material/styles';
import { useMemo, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { drawOutlines } from './outline-path.ts';

interface OutlineMapProps {
  readonly outlines: MultiPolygon;
}

/** A small map of what was read: the outlines as the map will show them. */
export function OutlineMap({ outlines }: OutlineMapProps): ReactElement {
  const text = useText();
  const { width, height, paths } = useMemo(() => drawOutlines(outlines), [outlines]);
  const margin = Math.max(width, height) * 0.03;
  return (
    <Picture
      role="img"
      aria-label={text('landFileReport.picture')}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
    >
      {paths.map((path, index) => (
        // The outlines come as one drawing and have no names of their own.
        <path key={index} d={path} />
      ))}
    </Picture>
  );
}

const Picture = styled('svg')(({ theme }) => ({
  flex: 'none',
  width: '100%',
  height: 'min(46vh, 420px)',
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
  '& path': {
    fill: theme.vars.palette.primary.main,
    fillOpacity: 0.3,
    fillRule: 'evenodd',
    stroke: theme.vars.palette.primary.main,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  [theme.breakpoints.down('md')]: { height: 240 },
}));
