import type { AdminFarm } from '@brazda/contract/agroevidence/admin-farms.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { FormattedDate } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { fontWeights } from '#web/lib/design-tokens.ts';

/** How the last import of a farm went; said by words, the colour only helps. */
export function ImportFact({ lastImport }: Pick<AdminFarm, 'lastImport'>): ReactElement {
  if (lastImport === null) return <T id="admin.import.none" />;
  const { state, done, total, startedAt, finishedAt } = lastImport;
  return (
    <State data-state={state}>
      <T id={`admin.import.${state}`} />
      {state === 'IN_PROGRESS' && total !== null ? (
        <T id="admin.import.progress" values={{ done, total }} />
      ) : (
        <small>
          <FormattedDate value={finishedAt ?? startedAt} dateStyle="medium" timeStyle="short" />
        </small>
      )}
    </State>
  );
}

const State = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  alignItems: 'baseline',
  '& small': { color: theme.vars.palette.text.secondary, fontWeight: fontWeights.regular },
  '&[data-state="FAILED"]': { color: theme.vars.palette.error.main, fontWeight: fontWeights.medium },
}));
