import type { SubmissionCheck, SubmissionFinding } from '@brazda/contract/agroevidence/submissions.ts';
import { mostSubmissionFindings } from '@brazda/domain/enumerations/submission.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { fontWeights, radii } from '#web/lib/design-tokens.ts';
import { TextLink } from '#web/ui/TextLink.tsx';

interface FindingGroupsProps {
  readonly farmId: number;
  readonly check: SubmissionCheck;
}

/** So many of one sort are open to see at once; the others are opened. */
const openAtOnce = 5;

/** What is wrong, sort by sort: a sentence, and the actions on which it is mended. */
export function FindingGroups({ farmId, check }: FindingGroupsProps): ReactElement | null {
  const groups = [...groupedBy(check.findings, ({ code }) => code)];
  if (groups.length === 0) return null;
  return (
    <>
      <List>
        {groups.map(([code, findings]) => (
          <li key={code} data-severity={findings[0]?.severity}>
            <Head findings={findings} />
            <Actions farmId={farmId} findings={findings} />
          </li>
        ))}
      </List>
      {check.errors + check.warnings > mostSubmissionFindings && (
        <T id="submission.moreFindings" values={{ count: mostSubmissionFindings }} />
      )}
    </>
  );
}

function Head({ findings }: { readonly findings: readonly SubmissionFinding[] }): ReactElement | null {
  const [first] = findings;
  if (!first) return null;
  const Sign = first.severity === 'ERROR' ? ErrorOutline : WarningAmber;
  return (
    <div>
      <Sign fontSize="small" aria-hidden />
      <span>
        <Sentence finding={first} />
      </span>
    </div>
  );
}

function Sentence({ finding: { severity, code } }: { readonly finding: SubmissionFinding }): ReactElement {
  return (
    <>
      <b>
        <T id={`submission.severity.${severity}`} />
      </b>{' '}
      <T id={`submission.finding.${code}`} />
    </>
  );
}

interface ActionsProps {
  readonly farmId: number;
  readonly findings: readonly SubmissionFinding[];
}

function Actions({ farmId, findings }: ActionsProps): ReactElement {
  const ways = [...groupedBy(findings, ({ actionId }) => actionId).values()];
  const links = ways.map((ofAction) => <WayToAction key={ofAction[0]?.actionId} farmId={farmId} findings={ofAction} />);
  if (links.length <= openAtOnce) return <ul>{links}</ul>;
  return (
    <details>
      <summary>
        <T id="submission.actions" values={{ count: links.length }} />
      </summary>
      <ul>{links}</ul>
    </details>
  );
}

/** Parcels that are named; of more it is said how many. */
const namedParcels = 3;

function WayToAction({ farmId, findings }: ActionsProps): ReactElement | null {
  const { formatDate } = useIntl();
  const [first] = findings;
  if (!first) return null;
  const parcels = [...new Set(findings.map(({ parcel }) => parcel))];
  const products = [...new Set(findings.flatMap(({ product }) => product ?? []))];
  const day = formatDate(first.day, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <li>
      <TextLink
        to="/farm/$farmId/actions/$actionId"
        params={{ farmId: String(farmId), actionId: String(first.actionId) }}
      >
        {[day, ...products].join(', ')}
      </TextLink>
      <span>
        {parcels.slice(0, namedParcels).join(', ')}
        {parcels.length > namedParcels && (
          <>
            {' '}
            <T id="submission.moreParcels" values={{ count: parcels.length - namedParcels }} />
          </>
        )}
      </span>
    </li>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& > li': {
    padding: theme.spacing(3, 4),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radii.medium,
    background: theme.vars.palette.background.paper,
  },
  '& > li > div': { display: 'flex', gap: theme.spacing(2) },
  '& > li > div > svg': { flex: 'none', color: theme.vars.palette.warning.dark },
  '& > li[data-severity="ERROR"] > div > svg': { color: theme.vars.palette.error.main },
  '& b': { fontWeight: fontWeights.strong },
  '& ul': { margin: theme.spacing(2, 0, 0), paddingLeft: theme.spacing(7), listStyle: 'none' },
  '& ul > li': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(3), padding: theme.spacing(1, 0) },
  '& ul > li > span': { color: theme.vars.palette.text.secondary },
  '& details': { marginTop: theme.spacing(2), paddingLeft: theme.spacing(7) },
}));
