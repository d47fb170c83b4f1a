import type { Vote } from '@brazda/domain/enumerations/restriction.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontWeights, radii } from '#web/lib/design-tokens.ts';
import { countVotes, type FoundOnLand } from './grouped-findings.ts';
import { voteSigns } from './vote-signs.ts';

/** In one line: on how many parcels it may be done, and on how many not. */
export function VoteLine({ found }: { readonly found: FoundOnLand }): ReactElement {
  const isOne = found.parcels.length === 1;
  return (
    <Line>
      {countVotes(found).map(({ vote, count }) => (
        <VoteSign key={vote} vote={vote} count={isOne ? undefined : count} />
      ))}
    </Line>
  );
}

function VoteSign({ vote, count }: { readonly vote: Vote; readonly count: number | undefined }): ReactElement {
  const Sign = voteSigns[vote];
  return (
    <span data-vote={vote}>
      <Sign fontSize="small" aria-hidden />
      <b>
        <T id={`restriction.vote.${vote}`} />
      </b>
      {count !== undefined && (
        <span>
          <T id="restriction.parcels" values={{ count }} />
        </span>
      )}
    </span>
  );
}

const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  fontVariantNumeric: 'tabular-nums',
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    padding: theme.spacing(1, 2.5),
    borderRadius: radii.medium,
    background: theme.vars.palette.background.default,
    color: theme.vars.palette.text.primary,
  },
  '& b': { fontWeight: fontWeights.strong },
  '& > span[data-vote="FORBIDDEN"]': { background: theme.vars.palette.error.light },
  '& > span[data-vote="FORBIDDEN"] > svg': { color: theme.vars.palette.error.main },
  '& > span[data-vote="WARNING"]': { background: theme.vars.palette.warning.light },
  '& > span[data-vote="WARNING"] > svg': { color: theme.vars.palette.warning.dark },
  '& > span[data-vote="UNKNOWN"] > svg': { color: theme.vars.palette.text.secondary },
  '& > span[data-vote="ALLOWED"]': { background: theme.vars.palette.primary.light },
  '& > span[data-vote="ALLOWED"] > svg': { color: theme.vars.palette.primary.main },
}));
