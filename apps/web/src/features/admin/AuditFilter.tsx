import { auditActions } from '@brazda/domain/enumerations/audit-action.ts';
import type { AuditEvent } from '@brazda/contract/gateway/audit.ts';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { DayField } from '#web/ui/DayField.tsx';
import type { AuditSearch } from './audit-search.ts';

const everything = 'all';

interface AuditFilterProps {
  readonly search: AuditSearch;
  /** What is shown of the log, where the names of what was chosen stand. */
  readonly events: readonly AuditEvent[];
  readonly onShow: (change: Partial<AuditSearch>) => void;
}

/** What of it is shown: one kind, some days, and a farm or a user that was chosen in the table. */
export function AuditFilter({ search, events, onShow }: AuditFilterProps): ReactElement {
  const text = useText();
  const { locale } = useLanguage();
  const { from, to } = search;
  const isEarly = from !== undefined && to !== undefined && to < from;
  const choices = auditActions.map((value) => ({ value, label: text(`audit.action.${value}`) }));
  return (
    <>
      <Tools>
        <ChoiceField
          label={<T id="admin.audit.action" />}
          choices={[{ value: everything, label: text('admin.audit.everything') }, ...choices]}
          value={search.action ?? everything}
          onChoose={(value) => onShow({ action: auditActions.find((action) => action === value) })}
        />
        <DayField
          label={<T id="admin.audit.from" />}
          value={from ?? null}
          onChange={(day) => onShow({ from: day ?? undefined })}
        />
        <DayField
          label={<T id="admin.audit.to" />}
          value={to ?? null}
          error={isEarly && <T id="admin.audit.dayEarly" values={{ day: formatDay(from, locale) }} />}
          onChange={(day) => onShow({ to: day ?? undefined })}
        />
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
  const email = events.find((event) => event.user?.id === user)?.user?.email;
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
