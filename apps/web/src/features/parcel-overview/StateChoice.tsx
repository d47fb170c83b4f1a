import type { ParcelVersion } from '@brazda/contract/agroevidence/parcel-history.ts';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { DayField } from '#web/ui/DayField.tsx';
import { stateOnDay } from './state-on-day.ts';

interface StateChoiceProps {
  /** The newest first. */
  readonly versions: readonly ParcelVersion[];
  /** How many states before the newest is looked at. */
  readonly back: number;
  readonly onBack: (back: number) => void;
}

/** Which state of a parcel is looked at: one after the other, or that of a day. */
export function StateChoice({ versions, back, onBack }: StateChoiceProps): ReactElement {
  const text = useText();
  const intl = useIntl();
  const [day, setDay] = useState<string | null>(null);
  const last = versions.length - 1;
  const wordsOf = (at: number): string => {
    const since = versions[at]?.validFrom;
    if (!since) return text('parcelOverview.state.sinceUnknown');
    return text('parcelOverview.state.since', {
      day: intl.formatDate(since, { dateStyle: 'medium', timeZone: 'UTC' }),
    });
  };
  const isUnknown = day !== null && stateOnDay(versions, day) === undefined;
  return (
    <Choice>
      <strong>{wordsOf(back)}</strong>
      <Sliding>
        <Slider
          aria-label={text('parcelOverview.state.choose')}
          min={0}
          max={last}
          step={1}
          marks
          value={last - back}
          getAriaValueText={(value) => wordsOf(last - value)}
          onChange={(_, value) => {
            setDay(null);
            onBack(last - (Array.isArray(value) ? (value[0] ?? last) : value));
          }}
        />
      </Sliding>
      <DayField
        label={<T id="parcelOverview.state.onDay" />}
        value={day}
        error={isUnknown && <T id="parcelOverview.state.unknownOnDay" />}
        onChange={(next) => {
          setDay(next);
          const found = next === null ? 0 : stateOnDay(versions, next);
          if (found !== undefined) onBack(found);
        }}
      />
    </Choice>
  );
}

const Choice = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(4),
}));

const Sliding = styled('div')(({ theme }) => ({ paddingInline: theme.spacing(2) }));
