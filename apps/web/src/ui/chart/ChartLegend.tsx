import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import type { ChartSeries } from '#web/charts/chart-data.ts';
import type { ChartLook } from '#web/charts/chart-look.ts';
import { useText } from '#web/i18n/T.tsx';
import { fontSizes, radii, touchTarget } from '#web/lib/design-tokens.ts';
import { oneLineOnPhones } from '../one-line-on-phones.ts';
import { SeriesMark } from './SeriesMark.tsx';

interface ChartLegendProps {
  readonly series: readonly ChartSeries[];
  readonly look: ChartLook;
  readonly hidden: readonly number[];
  readonly onToggle: (of: number) => void;
}

/** What the lines are; each can be put out of sight. */
export function ChartLegend({ series, look, hidden, onToggle }: ChartLegendProps): ReactElement {
  const text = useText();
  const kinds = series.map(({ kind }) => kind);
  return (
    <Words role="group" aria-label={text('chart.legend')}>
      {series.map(({ label }, of) => (
        <button key={of} type="button" aria-pressed={!hidden.includes(of)} onClick={() => onToggle(of)}>
          <SeriesMark kinds={kinds} of={of} look={look} />
          {label}
        </button>
      ))}
    </Words>
  );
}

const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 1),
  margin: theme.spacing(0, -2),
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    minHeight: 28,
    padding: theme.spacing(0, 2),
    border: 0,
    borderRadius: radii.small,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: fontSizes.caption,
    cursor: 'pointer',
  },
  '& > button:hover': { background: theme.vars.palette.background.default },
  '& > button[aria-pressed="false"]': { color: theme.vars.palette.text.secondary, textDecoration: 'line-through' },
  '& > button[aria-pressed="false"] > svg': { opacity: 0.3 },
  ...oneLineOnPhones(theme, 0),
  [theme.breakpoints.down('md')]: { '& > button': { minHeight: touchTarget } },
}));
