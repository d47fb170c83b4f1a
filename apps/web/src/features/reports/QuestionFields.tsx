import { reportParametersOf, type ReportKind } from '@brazda/domain/enumerations/report.ts';
import { firstSeason, seasonLabel, seasonOfDay } from '@brazda/domain/season.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { DayField } from '#web/ui/DayField.tsx';
import { ParcelsField } from './ParcelsField.tsx';
import { hasOwnDays, namedParcels, parcelsNamed, type ReportsSearch } from './reports-search.ts';

type Show = (change: Partial<ReportsSearch>, showing?: { readonly replace?: boolean }) => void;

interface QuestionFieldsProps {
  readonly farmId: number;
  readonly report: ReportKind;
  readonly search: ReportsSearch;
  readonly today: string;
  readonly onShow: Show;
}

/** Of which day, farming year or days a report is, and of which parcels. */
export function QuestionFields({ farmId, report, search, today, onShow }: QuestionFieldsProps): ReactElement {
  const parameters = reportParametersOf[report];
  return (
    <Fields>
      {parameters === 'PARCELS' && (
        <ParcelsField
          farmId={farmId}
          ids={parcelsNamed(search)}
          onChange={(ids) => onShow({ parcels: namedParcels(ids) })}
        />
      )}
      {parameters === 'DAY' ? (
        <DayField
          label={<T id="reports.date" />}
          value={search.date ?? today}
          onChange={(date) => onShow({ date: date ?? undefined }, { replace: true })}
        />
      ) : (
        <PeriodFields search={search} today={today} hasDays={parameters !== 'SEASON'} onShow={onShow} />
      )}
    </Fields>
  );
}

/** Farming years before this one, and the next, for which there may be plans. */
const yearsBack = 12;
const ownDays = 'days';

interface PeriodFieldsProps extends Pick<QuestionFieldsProps, 'search' | 'today' | 'onShow'> {
  /** Whether days of one's own may be chosen. */
  readonly hasDays: boolean;
}

function PeriodFields({ search, today, hasDays, onShow }: PeriodFieldsProps): ReactElement {
  const text = useText();
  const current = seasonOfDay(today);
  const isOfDays = hasDays && hasOwnDays(search);
  const season = search.season ?? current;
  const years = new Set([current + 1, ...Array.from({ length: yearsBack }, (_, at) => current - at), season]);
  const seasons = [...years].filter((year) => year >= firstSeason).toSorted((one, other) => other - one);
  const choose = (value: string): void =>
    value === ownDays
      ? onShow({ from: `${season}-07-01`, to: `${season + 1}-06-30` })
      : onShow({ season: Number(value), from: undefined, to: undefined });
  return (
    <>
      <ChoiceField
        label={<T id="reports.season" />}
        choices={[
          ...seasons.map((year) => ({ value: String(year), label: seasonLabel(year) })),
          ...(hasDays ? [{ value: ownDays, label: text('reports.ownDays') }] : []),
        ]}
        value={isOfDays ? ownDays : String(season)}
        onChoose={choose}
      />
      {isOfDays && (
        <>
          <DayField
            label={<T id="reports.from" />}
            value={search.from ?? null}
            onChange={(from) => onShow({ from: from ?? undefined }, { replace: true })}
          />
          <DayField
            label={<T id="reports.to" />}
            value={search.to ?? null}
            onChange={(to) => onShow({ to: to ?? undefined }, { replace: true })}
          />
        </>
      )}
    </>
  );
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  alignItems: 'start',
  gap: theme.spacing(3, 4),
}));
