import type { LandDecisions, LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { useListSearch } from '#web/lib/list-search.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { BulkDecisions } from './BulkDecisions.tsx';
import { ChangeFilter } from './ChangeFilter.tsx';
import { ChangeList } from './ChangeList.tsx';
import { FileNotes } from './FileNotes.tsx';
import { ChangeMapFrame } from './ChangeMapFrame.tsx';
import { changesOptions, changesPerPage, useDecide } from './land-update.queries.ts';
import { validateLandUpdateSearch } from './land-update-search.ts';
import type { SelectedChange } from './selected-change.ts';
import { UnreadBlocks } from './UnreadBlocks.tsx';

interface ChangeBoardProps {
  readonly update: LandUpdate;
  /** Whether it still can be decided. */
  readonly isOpen?: boolean;
  /** What is below the changes: there once they are, so that nothing moves away under a press. */
  readonly children?: ReactNode;
}

/** The changes of an update: how many of what sort, which of them are shown, and what is decided about each. */
export function ChangeBoard({ update, isOpen = false, children }: ChangeBoardProps): ReactElement {
  const { locale } = useIntl();
  const [search, show] = useListSearch(validateLandUpdateSearch);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const changes = useQuery({
    ...changesOptions(update.farmId, update.id, search),
    placeholderData: keepPreviousData,
  });
  const decide = useDecideOrSay(update);
  const [selected, setSelected] = useState<SelectedChange>();

  return (
    <>
      <Board aria-labelledby="land-changes">
        <ChangeMapFrame
          update={update}
          search={search}
          selected={selected}
          onSelect={(number, page) => {
            setSelected(number === undefined ? undefined : { number, from: 'map' });
            if (number !== undefined && page !== (search.page ?? 1)) show({ page });
          }}
        />
        <Changes>
          <Typography variant="h2" id="land-changes">
            {update.fileName === null ? (
              <T id="landUpdate.changesOf" values={{ day: formatDay(update.validityDate, locale) }} />
            ) : (
              <T id="fileUpdate.changesOf" values={{ file: update.fileName }} />
            )}
          </Typography>
          <Typography color="textSecondary">
            <T
              id={update.source === 'FILE' ? 'fileUpdate.unchanged' : 'landUpdate.unchanged'}
              values={{ count: update.unchanged }}
            />
          </Typography>
          {update.source === 'FILE' && <FileNotes update={update} />}
          <UnreadBlocks update={update} />
          <ChangeFilter
            source={update.source}
            counts={update.counts}
            search={search}
            onShow={(filter) => {
              setPicked(new Set());
              show(filter);
            }}
          />
          {isOpen && (
            <BulkDecisions
              search={search}
              shown={changes.data?.rows ?? []}
              picked={picked}
              onPick={setPicked}
              onDecide={decide}
            />
          )}
          <PagedList
            answer={changes}
            page={search.page ?? 1}
            perPage={changesPerPage}
            onPage={(page) => show({ page })}
            empty={<EmptyState heading={<T id="landUpdate.filterNothing" />} />}
          >
            {(rows) => (
              <ChangeList
                update={update}
                changes={rows}
                selected={selected}
                onSelect={(number) => setSelected({ number, from: 'list' })}
                {...(isOpen && { decisions: { picked, onPick: setPicked, onDecide: decide } })}
              />
            )}
          </PagedList>
        </Changes>
      </Board>
      {!changes.isPending && children}
    </>
  );
}

/** What is refused is said over the bottom of the screen, and the change shows what holds. */
function useDecideOrSay(update: LandUpdate): (decisions: LandDecisions) => void {
  const { mutate } = useDecide(update);
  const show = useSnackbar();
  return (decisions) => {
    mutate(decisions, { onError: (error) => show({ message: <ErrorText error={error} />, tone: 'error' }) });
  };
}

/** The map beside the list where there is room for both, else above it. */
const Board = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)',
    '& > :first-of-type': { order: 1 },
  },
}));

const Changes = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  containerType: 'inline-size',
}));
