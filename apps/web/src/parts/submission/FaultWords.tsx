import type { SubmissionError } from '@brazda/contract/agroevidence/submissions.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { T } from '#web/i18n/T.tsx';

interface FaultWordsProps {
  readonly faults: readonly SubmissionError[];
  /** Whether it stands on the action itself, which then is not named. */
  readonly isOfAction?: boolean;
  /** The way to where it is mended. */
  readonly wayTo?: (fault: SubmissionError) => ReactNode;
}

/** What the ministry has found wrong, in its own words, each with what it is about. */
export function FaultWords({ faults, isOfAction = false, wayTo }: FaultWordsProps): ReactElement {
  return (
    <List>
      {faults.map((fault, at) => (
        <li key={at}>
          <div>
            <span lang="cs">{fault.says}</span>
            <small>
              <T id={`submission.part.${fault.part}`} /> {placeOf(fault)}
            </small>
          </div>
          {!isOfAction && wayTo?.(fault)}
        </li>
      ))}
    </List>
  );
}

/** The parcel that it is about, and by what the ministry knows the sort of it. */
function placeOf({ parcel, code, kind }: SubmissionError): string {
  const sort = [code, kind].filter((part) => part !== null).join(' ');
  return [parcel ?? '', sort].filter((part) => part !== '').join(', ');
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: theme.spacing(1, 0),
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: theme.spacing(4),
  },
  '& > li > div': { flex: '1 1 260px', minWidth: 0 },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
}));
