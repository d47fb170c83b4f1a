import type { Vote } from '@brazda/domain/enumerations/restriction.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { voteSigns } from './vote-signs.ts';

/** A sign in a line of text of what was found of something; nothing where all of it was allowed. */
export function VoteMark({ vote }: { readonly vote: Vote }): ReactElement | null {
  const text = useText();
  if (vote === 'ALLOWED') return null;
  const Sign = voteSigns[vote];
  return (
    <Mark data-vote={vote}>
      <Sign fontSize="inherit" titleAccess={text(`restriction.vote.${vote}`)} />
    </Mark>
  );
}

const Mark = styled('span')(({ theme }) => ({
  marginLeft: theme.spacing(1.5),
  verticalAlign: '-0.125em',
  color: theme.vars.palette.text.secondary,
  '&[data-vote="FORBIDDEN"]': { color: theme.vars.palette.error.main },
  '&[data-vote="WARNING"]': { color: theme.vars.palette.warning.dark },
}));
