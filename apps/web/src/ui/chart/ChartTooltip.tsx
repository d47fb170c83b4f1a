import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { zoneOf, type ChartData, type ChartSeries, type ValueZone } from '#web/charts/chart-data.ts';
import type { ChartLook } from '#web/charts/chart-look.ts';
import type { ChartWords } from '#web/charts/chart-words.ts';
import type { PlotCursor } from '#web/charts/open-plot.ts';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';
import { SeriesMark } from './SeriesMark.tsx';

/** From so many on they stand in two columns, so that they do not hide the charts below. */
const manySeries = 6;

interface ChartTooltipProps {
  readonly cursor: PlotCursor;
  readonly data: ChartData;
  readonly hidden: readonly number[];
  readonly words: ChartWords;
  readonly zones: readonly ValueZone[];
  readonly look: ChartLook;
}

/** Beside the cursor, on the side where there is more room. Where it only follows another chart, that one says the time. */
export function ChartTooltip({ cursor, data, hidden, words, zones, look }: ChartTooltipProps): ReactElement {
  const { at, left, isRight, isFollowing } = cursor;
  const shown = data.series.map((series, of) => ({ series, of })).filter(({ of }) => !hidden.includes(of));
  const kinds = data.series.map(({ kind }) => kind);
  return (
    <Box
      aria-hidden
      data-many={shown.length > manySeries}
      style={isRight ? { right: `calc(100% - ${left - 12}px)` } : { left: left + 12 }}
    >
      {!isFollowing && <strong>{words.time(data.times[at] ?? 0)}</strong>}
      {shown.map(({ series, of }) => (
        <Row key={of}>
          {data.series.length > 1 && <SeriesMark kinds={kinds} of={of} look={look} />}
          {data.series.length > 1 && <span>{series.label}</span>}
          <Value series={series} at={at} words={words} zones={series.unit === data.series[0]?.unit ? zones : []} />
        </Row>
      ))}
    </Box>
  );
}

interface ValueProps {
  readonly series: ChartSeries;
  readonly at: number;
  readonly words: ChartWords;
  readonly zones: readonly ValueZone[];
}

function Value({ series, at, words, zones }: ValueProps): ReactElement {
  const value = series.average[at];
  const zone = value == null ? undefined : zoneOf(value, zones);
  const [min, max] = [series.minimum?.[at], series.maximum?.[at]];
  return (
    <b data-none={value == null || undefined}>
      <span>{words.value(value, series)}</span>
      {zone && <small>{zone.label}</small>}
      {!zone && min != null && max != null && (
        <small>
          <T
            id="chart.between"
            values={{ min: words.value(min, { ...series, unit: '' }), max: words.value(max, { ...series, unit: '' }) }}
          />
        </small>
      )}
    </b>
  );
}

const Box = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  top: theme.spacing(1),
  display: 'grid',
  gap: 2,
  width: 'max-content',
  maxWidth: 'min(440px, 80vw)',
  padding: theme.spacing(1, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.small,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.floating,
  fontSize: fontSizes.caption,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  '& > strong': { gridColumn: '1 / -1', fontWeight: fontWeights.strong },
  [theme.breakpoints.up('md')]: {
    '&[data-many="true"]': { gridTemplateColumns: '1fr 1fr', columnGap: theme.spacing(5), maxWidth: 480 },
  },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.spacing(2),
  '& > span': { flex: 1, minWidth: 0 },
  '& > svg': { alignSelf: 'center' },
  '& > b': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: theme.spacing(2),
    fontWeight: fontWeights.strong,
  },
  '& > b > *': { whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: { '& > b': { flexDirection: 'column', alignItems: 'flex-end' } },
  '& > b[data-none]': { fontWeight: fontWeights.regular, color: theme.vars.palette.text.secondary },
  '& small': {
    fontSize: 'inherit',
    fontWeight: fontWeights.regular,
    color: theme.vars.palette.text.secondary,
  },
}));
