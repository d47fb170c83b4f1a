import type { AuditEvent } from '@brazda/contract/gateway/audit.ts';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { DayField } from '#web/ui/DayField.tsx';
import { auditActions } from './audit-actions.ts';
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
  const farmName = events.find(({ farm }) => farm?.id === search.farm)?.farm?.name;
  const userName = events.find(({ user }) => user?.id === search.user)?.user?.email;
  const choices = auditActions.map((value) => ({ value, label: text(`admin.audit.${value}`) }));
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
      {(search.farm !== undefined || search.user !== undefined) && (
        <Chosen>
          {search.farm !== undefined && (
            <Chip
              label={
                farmName
                  ? text('admin.audit.only', { name: farmName })
                  : text('admin.audit.onlyFarm', { farm: search.farm })
              }
              onDelete={() => onShow({ farm: undefined })}
            />
          )}
          {search.user !== undefined && (
            <Chip
              label={
                userName
                  ? text('admin.audit.only', { name: userName })
                  : text('admin.audit.onlyUser', { user: search.user })
              }
              onDelete={() => onShow({ user: undefined })}
            />
          )}
        </Chosen>
      )}
    </>
  );
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
