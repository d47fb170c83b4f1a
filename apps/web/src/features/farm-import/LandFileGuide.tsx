import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';

const knownRegisters = ['CZ', 'SK'] as const;

/** Where a file with parcels is to be had in this country, what can be read, and what happens with it. */
export function LandFileGuide({ countryCode }: { readonly countryCode: string | undefined }): ReactElement {
  const register = knownRegisters.find((code) => code === countryCode) ?? 'other';
  return (
    <Guide aria-labelledby="land-file-guide">
      <Typography variant="h2" id="land-file-guide">
        <T id="landFileGuide.heading" />
      </Typography>
      <Steps>
        <li>
          <T id={`landFileGuide.${register}.place`} />
        </li>
        <li>
          <T id={`landFileGuide.${register}.export`} />
        </li>
        <li>
          <T id="landFileGuide.bring" />
        </li>
      </Steps>
      <Typography variant="h3">
        <T id="landFileGuide.formats" />
      </Typography>
      <Formats>
        <li>
          <T id="landFileGuide.shapefile" />
        </li>
        <li>
          <T id="landFileGuide.otherFormats" />
        </li>
      </Formats>
      <Next>
        <T id="landFileReport.untested" />
      </Next>
    </Guide>
  );
}

const Guide = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  width: '100%',
  maxWidth: 560,
  padding: theme.spacing(6, 5),
  background: theme.vars.palette.background.paper,
  fontSize: fontSizes.lead,
  lineHeight: 1.5,
  '& h3': { marginTop: theme.spacing(3) },
  [theme.breakpoints.up('md')]: {
    padding: theme.spacing(7, 8),
    borderRadius: radii.large,
    boxShadow: theme.vars.palette.floating,
  },
}));

const Steps = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: theme.spacing(3),
    counterIncrement: 'step',
  },
  '& > li::before': {
    content: 'counter(step)',
    width: 28,
    height: 28,
    borderRadius: '50%',
    background: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.dark,
    fontWeight: fontWeights.strong,
    fontSize: fontSizes.body,
    lineHeight: '28px',
    textAlign: 'center',
  },
}));

const Formats = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  margin: 0,
  paddingLeft: theme.spacing(5),
}));

const Next = styled('p')(({ theme }) => ({
  margin: theme.spacing(3, 0, 0),
  paddingTop: theme.spacing(5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));
