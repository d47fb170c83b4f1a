import { auditActions } from '@brazda/domain/enumerations/audit-action.ts';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { membersOptions } from '#web/parts/farm/members.queries.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { DayField } from '#web/ui/DayField.tsx';
import type { HistorySearch } from './history-search.ts';
import { recordWords } from './record-words.ts';

const everything = 'all';

interface HistoryFilterProps {
  readonly farmId: number;
  readonly search: HistorySearch;
  readonly onShow: (change: Partial<HistorySearch>) => void;
}

/** What of the history is shown: one kind of act, one person, some days, one record. */
export function HistoryFilter({ farmId, search, onShow }: HistoryFilterProps): ReactElement {
  const text = useText();
  const { locale } = useLanguage();
  const { data: members = [] } = useQuery(membersOptions(farmId));
  const { from, to, record, number } = search;
  const isEarly = from !== undefined && to !== undefined && to < from;
  const actions = auditActions.map((value) => ({ value, label: text(`audit.action.${value}`) }));
  const people = members.map(({ userId, email }) => ({ value: String(userId), label: email }));
  return (
    <>
      <Fields>
        <ChoiceField
          label={<T id="history.action" />}
          choices={[{ value: everything, label: text('history.everything') }, ...actions]}
          value={search.action ?? everything}
          onChoose={(value) => onShow({ action: auditActions.find((action) => action === value) })}
        />
        <ChoiceField
          label={<T id="history.person" />}
          choices={[{ value: everything, label: text('history.everybody') }, ...people]}
          value={String(search.user ?? everything)}
          onChoose={(value) => onShow({ user: value === everything ? undefined : Number(value) })}
        />
        <DayField
          label={<T id="history.from" />}
          value={from ?? null}
          onChange={(day) => onShow({ from: day ?? undefined })}
        />
        <DayField
          label={<T id="history.to" />}
          value={to ?? null}
          error={isEarly && <T id="history.dayEarly" values={{ day: formatDay(from, locale) }} />}
          onChange={(day) => onShow({ to: day ?? undefined })}
        />
      </Fields>
      {record !== undefined && (
        <div>
          <Chip
            label={`${recordWords(text, record)}${number === undefined ? '' : ` ${number}`}`}
            onDelete={() => onShow({ record: undefined, number: undefined })}
          />
        </div>
      )}
    </>
  );
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: theme.spacing(3),
  '& > :nth-of-type(-n + 2)': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr 180px 180px',
    '& > :nth-of-type(-n + 2)': { gridColumn: 'auto' },
  },
}));
