import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { Steps } from '#web/ui/Steps.tsx';
import { Guide } from './guide-parts.ts';
import { knownRegisterOf } from './known-register.ts';

/** Where a file with parcels is to be had in this country, what can be read, and what happens with it. */
export function LandFileGuide({ countryCode }: { readonly countryCode: string | undefined }): ReactElement {
  const register = knownRegisterOf(countryCode) ?? 'other';
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
