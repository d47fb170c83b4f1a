import type { AuthorisationNotice } from '@brazda/contract/agroevidence/authorisation-notices.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { authorisationNoticesOptions, useTakeNote } from './notices.queries.ts';

interface LostAuthorisationsProps {
  readonly farmId: number;
  readonly kind: MaterialKind;
}

/** What the farm has used of late or plans to use and is authorised no more, with the way to the actions. */
export function LostAuthorisations({ farmId, kind }: LostAuthorisationsProps): ReactElement | null {
  const text = useText();
  const { data } = useQuery(authorisationNoticesOptions(farmId));
  const notices = data?.filter((notice) => notice.kind === kind) ?? [];
  if (notices.length === 0) return null;
  return (
    <List aria-label={text('catalogues.lost')}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <LostAuthorisation farmId={farmId} notice={notice} />
        </li>
      ))}
    </List>
  );
}

interface LostAuthorisationProps {
  readonly farmId: number;
  readonly notice: AuthorisationNotice;
}

function LostAuthorisation({ farmId, notice }: LostAuthorisationProps): ReactElement {
  const takeNote = useTakeNote(farmId);
  const mayDismiss = useMay('land.change', farmId);
  const { name, registrationNumber, usedIn, plannedIn } = notice;
  return (
    <Notice
      tone="warning"
      actions={
        <>
          <LinkButton
            variant="outlined"
            to="/farm/$farmId/actions"
            params={{ farmId: String(farmId) }}
            search={{ material: notice.materialId }}
          >
            <T id="catalogues.lost.open" />
          </LinkButton>
          {mayDismiss && (
            <Button disabled={takeNote.isPending} onClick={() => takeNote.mutate(notice.id)}>
              <T id="catalogues.lost.dismiss" />
            </Button>
          )}
        </>
      }
    >
      <strong>{[name, registrationNumber].filter((part) => part !== null).join(', ')}</strong>
      <div>
        <Days farmId={farmId} notice={notice} />
      </div>
      <div>
        <T id="catalogues.lost.uses" values={{ used: usedIn, planned: plannedIn }} />
      </div>
      {takeNote.error && <ErrorText error={takeNote.error} />}
    </Notice>
  );
}

/** Until when it was authorised, and until when what is left may be used. */
function Days({ farmId, notice: { authorisedTo, validTo } }: LostAuthorisationProps): ReactElement {
  const { formatDate } = useIntl();
  const today = useFarmDay(farmId);
  const day = (date: string): string => formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      {authorisedTo !== null && authorisedTo < today && (
        <>
          <T id="catalogues.lost.authorisedTo" values={{ day: day(authorisedTo) }} />{' '}
        </>
      )}
      {validTo !== null && (
        <T id={validTo < today ? 'catalogues.lost.over' : 'catalogues.lost.usable'} values={{ day: day(validTo) }} />
      )}
    </>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  maxHeight: '40vh',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
}));
