import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { radii } from '#web/lib/design-tokens.ts';
import { drawOutlines } from '#web/lib/outline-path.ts';
import { scaleBar } from '#web/map/scale-bar.ts';
import { ScaleLine, widestScalePixels } from './ScaleLine.tsx';

/** How outlines look: as the farm has them, as strong lines over those, or dashed as of before. */
export type OutlineLook = 'own' | 'now' | 'before';

export interface OutlineLayer {
  readonly look: OutlineLook;
  readonly outlines: readonly MultiPolygon[];
}

interface OutlineDrawingProps {
  /** What is seen on it. */
  readonly label: string;
  /** From the bottom to the top. */
  readonly layers: readonly OutlineLayer[];
}

/** What is smaller than this on screen is shown as a dot, in pixels. */
const smallestSide = 6;
const dotRadius = 3.5;

/**
 * A small map on a grid, whose squares are as wide as the line below says: outlines as the map will show them, over each
 * other; none is too small to be seen, and land that lies apart is seen to be how far apart.
 */
export function OutlineDrawing({ label, layers }: OutlineDrawingProps): ReactElement {
  const { width, height, paths, boxes, looks, metresPerUnit } = useMemo(() => {
    const drawn = layers.flatMap(({ look, outlines }) => outlines.map((outline) => ({ look, outline })));
    return { looks: drawn.map(({ look }) => look), ...drawOutlines(drawn.map(({ outline }) => outline)) };
  }, [layers]);
  const margin = Math.max(width, height) * 0.03;
  const picture = useRef<SVGSVGElement>(null);
  const pixel = usePixel(picture, width + 2 * margin, height + 2 * margin);
  const grid = useId();
  const square = scaleBar(metresPerUnit * pixel, widestScalePixels).lengthM / metresPerUnit;
  return (
    <Frame>
      <Picture
        ref={picture}
        role="img"
        aria-label={label}
        viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      >
        <pattern id={grid} width={square} height={square} patternUnits="userSpaceOnUse">
          <line x2={square} />
          <line y2={square} />
        </pattern>
        <rect x={-9 * width} y={-9 * height} width={19 * width} height={19 * height} fill={`url(#${grid})`} />
        {paths.map((polygons, set) =>
          polygons.map((path, at) => (
            // The outlines come as one drawing and have no names of their own.
            <path key={`${set} ${at}`} data-look={looks[set]} d={path} />
          )),
        )}
        {boxes.map((places, set) =>
          places.map(
            ({ x, y, side }, at) =>
              side < smallestSide * pixel && (
                <circle key={`${set} ${at}`} data-look={looks[set]} cx={x} cy={y} r={dotRadius * pixel} />
              ),
          ),
        )}
      </Picture>
      <Scale>
        <ScaleLine metresPerPixel={metresPerUnit * pixel} />
      </Scale>
    </Frame>
  );
}

/** How long a pixel of the screen is in the picture, which is drawn as large as it fits. */
function usePixel(picture: { readonly current: SVGSVGElement | null }, width: number, height: number): number {
  const [pixel, setPixel] = useState(1);
  useLayoutEffect(() => {
    const measure = (): void => {
      const { clientWidth = 0, clientHeight = 0 } = picture.current ?? {};
      if (clientWidth > 0 && clientHeight > 0) setPixel(Math.max(width / clientWidth, height / clientHeight));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
    };
  }, [picture, width, height]);
  return pixel;
}

const Frame = styled('div')({ position: 'relative', display: 'flex', flex: 'none' });

const Scale = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: theme.spacing(2),
  bottom: theme.spacing(2),
  pointerEvents: 'none',
}));

const Picture = styled('svg')(({ theme }) => ({
  flex: 'none',
  width: '100%',
  height: 'min(46vh, 420px)',
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
  '& line': { stroke: theme.vars.palette.divider, strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' },
  '& path, & circle': {
    fillRule: 'evenodd',
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  '& [data-look="own"]': {
    fill: theme.vars.palette.warning.main,
    fillOpacity: 0.3,
    stroke: theme.vars.palette.warning.dark,
  },
  '& [data-look="now"]': {
    fill: theme.vars.palette.primary.main,
    fillOpacity: 0.08,
    stroke: theme.vars.palette.primary.main,
    strokeWidth: 3,
  },
  '& [data-look="before"]': {
    fill: 'none',
    stroke: theme.vars.palette.text.secondary,
    strokeWidth: 2,
    strokeDasharray: '6 4',
  },
  [theme.breakpoints.down('md')]: { height: 240 },
}));
