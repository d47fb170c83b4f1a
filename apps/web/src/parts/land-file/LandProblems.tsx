import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { problemWords } from './problem-words.ts';
import { T } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { groupProblems, type ProblemGroup } from './group-problems.ts';

interface LandProblemsProps {
  readonly problems: readonly LandProblem[];
  /** How many there are in all. */
  readonly count: number;
  /** Nothing of the file can be used, so what is wrong is the reason why. */
  readonly isRefused?: boolean;
  /** The level of its headings below those of the screen. */
  readonly heading?: 'h2' | 'h3';
}

/** Everything that was left out, mended or guessed, told once for each kind and listed by parcel. */
export function LandProblems(props: LandProblemsProps): ReactElement | null {
  const { problems, count, isRefused = false, heading = 'h3' } = props;
  const intl = useIntl();
  if (problems.length === 0) return null;
  const groups = groupProblems(problems, (problem) => problemWords(intl, problem));
  const leftOut = groups.filter(({ severity }) => severity === 'ERROR');
  const mended = groups.filter(({ severity }) => severity === 'WARNING');
  return (
    <>
      {leftOut.length > 0 && (
        <section>
          <Typography variant="h3" component={heading} sx={{ mb: 2 }}>
            <T id={isRefused ? 'landFileReport.refused' : 'landFileReport.leftOut'} />
          </Typography>
          <Groups groups={leftOut} />
        </section>
      )}
      {mended.length > 0 && (
        <section>
          <Typography variant="h3" component={heading} sx={{ mb: 2 }}>
            <T id="landFileReport.mended" />
          </Typography>
          <Groups groups={mended} />
        </section>
      )}
      {count > problems.length && (
        <Typography color="textSecondary">
          <T id="landFileReport.moreProblems" values={{ shown: problems.length, count }} />
        </Typography>
      )}
    </>
  );
}

function Groups({ groups }: { readonly groups: readonly ProblemGroup[] }): ReactElement {
  return (
    <List>
      {groups.map((group) => (
        <li key={group.words} data-severity={group.severity}>
          <Group group={group} />
        </li>
      ))}
    </List>
  );
}

function Group({ group: { words, problems } }: { readonly group: ProblemGroup }): ReactElement {
  const places = problems.filter(({ parcel, row }) => parcel !== null || row !== null);
  const [only] = places;
  if (!only || places.length === 1) {
    return (
      <p>
        {words} {only && <Where parcel={only.parcel} row={only.row} />}
      </p>
    );
  }
  return (
    <details>
      <summary>
        <span>{words}</span>
        <Count>
          <T id="landFileReport.problemCount" values={{ count: problems.length }} />
        </Count>
      </summary>
      <Places>
        {places.map(({ parcel, row }) => (
          <li key={`${row ?? ''} ${parcel ?? ''}`}>
            <Where parcel={parcel} row={row} />
          </li>
        ))}
      </Places>
    </details>
  );
}

/** The parcel and its row in the file, as far as they are known. */
function Where({ parcel, row }: Pick<LandProblem, 'parcel' | 'row'>): ReactElement {
  if (row === null) return <Quiet>{parcel}</Quiet>;
  return (
    <Quiet>
      {parcel === null ? (
        <T id="landFileReport.row" values={{ row }} />
      ) : (
        <T id="landFileReport.parcelAndRow" values={{ parcel, row }} />
      )}
    </Quiet>
  );
}

const Quiet = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
  '& > li': { borderLeft: `4px solid ${theme.vars.palette.warning.main}` },
  '& > li[data-severity="ERROR"]': { borderLeftColor: theme.vars.palette.error.main },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& p, & summary': { margin: 0, padding: theme.spacing(3, 4) },
  '& summary': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: theme.spacing(4),
    minHeight: 44,
    cursor: 'pointer',
    '&::after': { content: '"▾"', color: theme.vars.palette.text.secondary },
    '& > span:first-of-type': { flex: 1 },
  },
  '& details[open] > summary::after': { content: '"▴"' },
}));

const Count = styled('span')(({ theme }) => ({
  flex: 'none',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const Places = styled('ul')(({ theme }) => ({
  maxHeight: 260,
  overflow: 'auto',
  margin: 0,
  padding: theme.spacing(0, 4, 4),
  listStyle: 'none',
  columns: '240px',
  columnGap: theme.spacing(6),
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));
