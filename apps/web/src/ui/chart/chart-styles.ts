import { styled } from '@mui/material/styles';
import { chartHeight } from '#web/charts/plot-options.ts';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';

export const Frame = styled('section')({ position: 'relative', display: 'grid', minWidth: 0 });

/** One line of the same height in all charts, whatever stands in it. */
export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  '& > h3': { margin: 0, fontSize: fontSizes.lead, fontWeight: fontWeights.strong, lineHeight: '22px' },
  '& > small': {
    flex: 1,
    marginLeft: theme.spacing(1),
    fontSize: fontSizes.body,
    color: theme.vars.palette.text.secondary,
  },
  '& > [aria-pressed="true"]': { background: theme.vars.palette.primary.light, color: theme.vars.palette.primary.dark },
}));

/** What is drawn by the library lies in it, in the colours of the page. */
export const PlotArea = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: chartHeight,
  minWidth: 0,
  '&:focus-visible': { outline: 'none' },
  '& .u-select': { background: theme.vars.palette.primary.main, opacity: 0.15 },
  '& .u-hz .u-cursor-x': { borderRight: `1px solid ${theme.vars.palette.text.secondary}` },
  '& .uplot': { fontFamily: 'inherit' },
}));

export const Empty = styled('p')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: chartHeight,
  margin: 0,
  padding: theme.spacing(0, 4),
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  background: theme.vars.palette.background.default,
  borderRadius: theme.shape.borderRadius,
}));
