import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { problemWords } from './problem-words.ts';
import { T, useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { groupProblems, type ProblemGroup } from './group-problems.ts';

/** Places of problems that can be shown on a map, by their rows in the file. */
export interface PlacesOnMap {
  readonly rows: ReadonlySet<number>;
  readonly onShow: (row: number) => void;
}

interface LandProblemsProps {
  readonly problems: readonly LandProblem[];
  /** How many there are in all. */
  readonly count: number;
  /** Nothing of the file can be used, so what is wrong is the reason why. */
  readonly isRefused?: boolean;
  /** The level of its headings below those of the screen. */
  readonly heading?: 'h2' | 'h3';
  /** Without a map, places are only told. */
  readonly onMap?: PlacesOnMap | undefined;
}

/** Everything that was left out, mended or guessed, told once for each kind and listed by parcel. */
export function LandProblems(props: LandProblemsProps): ReactElement | null {
  const { problems, count, isRefused = false, heading = 'h3', onMap } = props;
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
          <Groups groups={leftOut} onMap={onMap} />
        </section>
      )}
      {mended.length > 0 && (
        <section>
          <Typography variant="h3" component={heading} sx={{ mb: 2 }}>
            <T id="landFileReport.mended" />
          </Typography>
          <Groups groups={mended} onMap={onMap} />
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

interface GroupsProps {
  readonly groups: readonly ProblemGroup[];
  readonly onMap: PlacesOnMap | undefined;
}

function Groups({ groups, onMap }: GroupsProps): ReactElement {
  return (
    <List>
      {groups.map((group) => (
        <li key={group.words} data-severity={group.severity}>
          <Group group={group} onMap={onMap} />
        </li>
      ))}
    </List>
  );
}

interface GroupProps {
  readonly group: ProblemGroup;
  readonly onMap: PlacesOnMap | undefined;
}

function Group({ group: { words, problems }, onMap }: GroupProps): ReactElement {
  const places = problems.filter(({ parcel, row }) => parcel !== null || row !== null);
  const [only] = places;
  if (!only || places.length === 1) {
    return (
      <p>
        {words} {only && <Where parcel={only.parcel} row={only.row} onMap={onMap} />}
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
            <Where parcel={parcel} row={row} onMap={onMap} />
          </li>
        ))}
      </Places>
    </details>
  );
}

interface WhereProps extends Pick<LandProblem, 'parcel' | 'row'> {
  readonly onMap: PlacesOnMap | undefined;
}

/** The parcel and its row in the file, as far as they are known; what is drawn on the map is shown there when it is pressed. */
function Where({ parcel, row, onMap }: WhereProps): ReactElement {
  const text = useText();
  if (row === null) return <Quiet>{parcel}</Quiet>;
  const place =
    parcel === null ? text('landFileReport.row', { row }) : text('landFileReport.parcelAndRow', { parcel, row });
  if (!onMap?.rows.has(row)) return <Quiet>{place}</Quiet>;
  return (
    <Shown type="button" aria-label={text('landFileReport.showPlace', { place })} onClick={() => onMap.onShow(row)}>
      {place}
    </Shown>
  );
}

const Quiet = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const Shown = styled('button')(({ theme }) => ({
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.vars.palette.primary.main,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'left',
  textDecoration: 'underline',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
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
