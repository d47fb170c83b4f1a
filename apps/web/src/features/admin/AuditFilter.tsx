import type { AuditEvent } from '@brazda/contract/gateway/audit.ts';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { AuditFields } from '#web/parts/audit/AuditFields.tsx';
import type { AuditSearch } from './audit-search.ts';

interface AuditFilterProps {
  readonly search: AuditSearch;
  /** What is shown of the log, where the names of what was chosen stand. */
  readonly events: readonly AuditEvent[];
  readonly onShow: (change: Partial<AuditSearch>) => void;
}

/** What of it is shown: one kind, some days, and a farm or a user that was chosen in the table. */
export function AuditFilter({ search, events, onShow }: AuditFilterProps): ReactElement {
  return (
    <>
      <Tools>
        <AuditFields choice={search} onShow={onShow} />
      </Tools>
      <ChosenOnly search={search} events={events} onShow={onShow} />
    </>
  );
}

/** The farm and the user whose entries alone are shown, by name as long as they have one. */
function ChosenOnly({ search: { farm, user }, events, onShow }: AuditFilterProps): ReactElement | null {
  const text = useText();
  if (farm === undefined && user === undefined) return null;
  const farmName = events.find((event) => event.farm?.id === farm)?.farm?.name;
  const people = events.flatMap((event) => [event.user, event.originalUser, event.about]);
  const email = people.find((person) => person?.id === user)?.email;
  return (
    <Chosen>
      {farm !== undefined && (
        <Chip
          label={onlyOr(farmName, text('admin.audit.onlyFarm', { farm }))}
          onDelete={() => onShow({ farm: undefined })}
        />
      )}
      {user !== undefined && (
        <Chip
          label={onlyOr(email, text('admin.audit.onlyUser', { user }))}
          onDelete={() => onShow({ user: undefined })}
        />
      )}
    </Chosen>
  );
}

function onlyOr(name: string | null | undefined, otherwise: string): ReactElement {
  return name ? <T id="admin.audit.only" values={{ name }} /> : <>{otherwise}</>;
}

const Tools = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: theme.spacing(3),
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '320px 180px 180px 1fr',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
}));

const Chosen = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));
