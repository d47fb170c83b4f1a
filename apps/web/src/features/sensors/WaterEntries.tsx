import type { HeldWaterEntry, WaterBalance } from '@brazda/contract/iot/water-balances.ts';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { formatNumber } from '#web/lib/numbers.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { DividedList } from '#web/ui/DividedList.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useRetireWaterEntry } from './water.queries.ts';
import { WaterEntryDialog } from './WaterEntryDialog.tsx';

interface WaterEntriesProps {
  readonly farmId: number;
  readonly parcelId: number;
  readonly balance: WaterBalance;
}

/** What people have said of the water of a parcel: what was given, and how its soil was. */
export function WaterEntries({ farmId, parcelId, balance }: WaterEntriesProps): ReactElement {
  const mayWrite = useMay('records.write', farmId);
  const today = useFarmDay(farmId);
  const [isAdding, setAdding] = useState(false);
  const { entries, standing, start } = balance;
  const isStateAsked = standing?.lack === 'START_UNSAID' || standing?.lack === 'WEATHER_GAP';
  return (
    <Part aria-labelledby="water-entries">
      <Head>
        <Typography variant="h2" id="water-entries">
          <T id="waterBalance.entries" />
        </Typography>
        {mayWrite && (
          <Button variant="outlined" startIcon={<Add />} aria-haspopup="dialog" onClick={() => setAdding(true)}>
            <T id="waterBalance.entry.add" />
          </Button>
        )}
      </Head>
      {entries.length === 0 ? (
        <Typography color="textSecondary">
          <T id="waterBalance.entries.none" />
        </Typography>
      ) : (
        <DividedList>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry
                farmId={farmId}
                entry={entry}
                mayWrite={mayWrite}
                isEarlier={start !== null && entry.day < start.day}
              />
            </li>
          ))}
        </DividedList>
      )}
      {isAdding && (
        <WaterEntryDialog
          farmId={farmId}
          parcelId={parcelId}
          kind={isStateAsked ? 'FIELD_CAPACITY' : 'IRRIGATION'}
          day={standing && isStateAsked ? standing.judgedDay : today}
          onClose={() => setAdding(false)}
        />
      )}
    </Part>
  );
}

interface EntryProps {
  readonly farmId: number;
  readonly entry: HeldWaterEntry;
  readonly mayWrite: boolean;
  /** Before the first day that is counted. */
  readonly isEarlier: boolean;
}

function Entry({ farmId, entry, mayWrite, isEarlier }: EntryProps): ReactElement {
  const text = useText();
  const intl = useIntl();
  const { locale } = useLanguage();
  const show = useSnackbar();
  const retire = useRetireWaterEntry(farmId, ({ changeId }) => ({
    changeId,
    message: <T id="waterBalance.entry.retired" />,
  }));
  const day = intl.formatDate(entry.day, { dateStyle: 'medium', timeZone: 'UTC' });
  const millimetres = entry.millimetres === null ? '' : formatNumber(entry.millimetres, locale, 1);
  const said = text(`waterBalance.entry.words.${entry.kind}`, { day, millimetres });
  return (
    <Row>
      <span>
        {said}
        {isEarlier && (
          <small>
            <T id="waterBalance.entry.earlier" />
          </small>
        )}
        {entry.takenFrom && (
          <small>
            <T id="waterBalance.entry.takenFrom" values={{ name: entry.takenFrom.name }} />
          </small>
        )}
      </span>
      {mayWrite && (
        <Button
          color="error"
          aria-label={text('waterBalance.entry.retireNamed', { said })}
          disabled={retire.isPending}
          onClick={() =>
            retire.mutate(entry.id, {
              onError: (error) => show({ tone: 'error', message: <ErrorText error={error} /> }),
            })
          }
        >
          <T id="waterBalance.entry.retire" />
        </Button>
      )}
    </Row>
  );
}

const Part = styled('section')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 4),
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
}));
