import type { LandFileReport } from '@brazda/contract/agroevidence/registration.ts';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, radii } from '#web/lib/design-tokens.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LandProblems } from '#web/parts/land-file/LandProblems.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { Notice, type NoticeTone } from '#web/ui/Notice.tsx';
import { busyStyle } from '#web/ui/busy-style.ts';
import { isAreaDoubtful, isAreaOfOutline } from './AreaChoice.tsx';
import type { ChosenCountry } from './CountryField.tsx';
import { ElsewhereOffer } from './ElsewhereOffer.tsx';
import { GuideGround } from './guide-parts.ts';
import { LandFileChoices } from './LandFileChoices.tsx';
import { LandFileFacts } from './LandFileFacts.tsx';
import { LandFileGuide } from './LandFileGuide.tsx';
import { OutlineMapFrame } from './OutlineMapFrame.tsx';
import type { LandFileState } from './use-land-file.ts';
import { useSoughtOutline } from './use-sought-outline.ts';

interface LandFileTruthProps {
  readonly landFile: LandFileState;
  readonly countryCode: string | undefined;
  /** Takes another country for the farm; a farm that exists keeps its own. */
  readonly onSwitchCountry?: ((country: ChosenCountry) => void) | undefined;
}

/** What was read in the file, before anything is imported. */
export function LandFileTruth({ landFile, countryCode, onSwitchCountry }: LandFileTruthProps): ReactElement {
  const { report, error } = landFile;
  if (error) {
    return (
      <Truth>
        <ErrorState error={error} onRetry={landFile.retry} />
      </Truth>
    );
  }
  if (!report) return <NothingRead landFile={landFile} countryCode={countryCode} />;
  return <ReadTruth landFile={landFile} report={report} countryCode={countryCode} onSwitchCountry={onSwitchCountry} />;
}

interface ReadTruthProps extends LandFileTruthProps {
  readonly report: LandFileReport;
}

function ReadTruth({ landFile, report, countryCode, onSwitchCountry }: ReadTruthProps): ReactElement {
  const isValid = report.validation === 1;
  const verdict = verdictOn(report);
  const { sought, onMap } = useSoughtOutline(report.outlines);
  return (
    <Truth aria-labelledby="land-file-truth" aria-busy={landFile.isReading}>
      <Typography variant="h2" id="land-file-truth">
        <T id="landFileReport.heading" />
      </Typography>
      <div aria-live="polite">
        <Notice tone={verdict.tone}>
          <T id={verdict.words} values={{ count: report.parcels }} />
        </Notice>
      </div>
      {onSwitchCountry && <ElsewhereOffer report={report} onSwitch={onSwitchCountry} />}
      {report.outlines.length > 0 && (
        <OutlineMapFrame outlines={report.outlines} boundingBox={report.boundingBox} sought={sought} />
      )}
      {report.parcels > 0 && <LandFileFacts report={report} isAreaLeftOut={isAreaOfOutline(landFile)} />}
      <LandFileChoices landFile={landFile} report={report} countryCode={countryCode} />
      <LandProblems problems={report.problems} count={report.problemCount} isRefused={!isValid} onMap={onMap} />
    </Truth>
  );
}

/** Where areas are doubtful, read it was, good it may not be. */
function verdictOn(report: LandFileReport): Verdict {
  if (report.validation !== 1) return { tone: 'error', words: 'validation.fileNotValid' };
  return isAreaDoubtful(report)
    ? { tone: 'warning', words: 'validation.fileDoubtful' }
    : { tone: 'success', words: 'validation.fileValid' };
}

interface Verdict {
  readonly tone: NoticeTone;
  readonly words: 'validation.fileValid' | 'validation.fileDoubtful' | 'validation.fileNotValid';
}

/** Before there is anything to tell of a file: where to get one, that it is being read, or what is missing for that. */
function NothingRead({ landFile: { choice, isReading }, countryCode }: LandFileTruthProps): ReactElement {
  return (
    <GuideGround aria-live="polite">
      {isReading && (
        <Reading>
          <Loader label={<T id="landFileReport.reading" />} isLabelShown />
        </Reading>
      )}
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
  ...busyStyle(theme),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8, 8, 12) },
}));

// On paper of its own: over the fields of the ground the words would be hard to read.
const Reading = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 320,
  display: 'flex',
  [theme.breakpoints.up('md')]: {
    background: theme.vars.palette.background.paper,
    borderRadius: radii.large,
    boxShadow: theme.vars.palette.floating,
  },
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
