import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, radii } from '#web/lib/design-tokens.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LandProblems } from '#web/ui/LandProblems.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { GuideGround } from './guide-parts.ts';
import { LandFileChoices } from './LandFileChoices.tsx';
import { LandFileFacts } from './LandFileFacts.tsx';
import { LandFileGuide } from './LandFileGuide.tsx';
import { OutlineMap } from './OutlineMap.tsx';
import type { LandFileState } from './use-land-file.ts';

interface LandFileTruthProps {
  readonly landFile: LandFileState;
  readonly countryCode: string | undefined;
}

/** What was read in the file, before anything is imported. */
export function LandFileTruth({ landFile, countryCode }: LandFileTruthProps): ReactElement {
  const { report, error, isReading } = landFile;
  if (error) {
    return (
      <Truth>
        <ErrorState error={error} onRetry={landFile.retry} />
      </Truth>
    );
  }
  if (!report) return <NothingRead landFile={landFile} countryCode={countryCode} />;
  const isValid = report.validation === 1;
  return (
    <Truth aria-labelledby="land-file-truth" aria-busy={isReading}>
      <Typography variant="h2" id="land-file-truth">
        <T id="landFileReport.heading" />
      </Typography>
      <div aria-live="polite">
        <Notice tone={isValid ? 'success' : 'error'}>
          <T id={isValid ? 'validation.fileValid' : 'validation.fileNotValid'} values={{ count: report.parcels }} />
        </Notice>
      </div>
      {report.outlines && <OutlineMap outlines={report.outlines} />}
      {report.parcels > 0 && <LandFileFacts report={report} />}
      <LandFileChoices landFile={landFile} report={report} />
      <LandProblems problems={report.problems} count={report.problemCount} isRefused={!isValid} />
    </Truth>
  );
}

/** Before there is anything to tell of a file: where to get one, that it is being read, or what is missing for that. */
function NothingRead({ landFile: { choice, isReading }, countryCode }: LandFileTruthProps): ReactElement {
  return (
    <GuideGround aria-live="polite">
      {isReading && <Loader label={<T id="landFileReport.reading" />} isLabelShown />}
      {!isReading && !choice && <LandFileGuide countryCode={countryCode} />}
      {!isReading && choice && countryCode === undefined && (
        <Hint>
          <T id="landFileReport.needsCountry" />
        </Hint>
      )}
    </GuideGround>
  );
}

const Truth = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
  width: '100%',
  maxWidth: 960,
  margin: '0 auto',
  padding: theme.spacing(6, 5),
  '&[aria-busy="true"]': { opacity: 0.6 },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8, 8, 12) },
}));

const Hint = styled('p')(({ theme }) => ({
  maxWidth: 420,
  margin: 0,
  padding: theme.spacing(5, 6),
  background: theme.vars.palette.background.paper,
  borderRadius: radii.large,
  boxShadow: theme.vars.palette.floating,
  fontSize: fontSizes.lead,
}));
