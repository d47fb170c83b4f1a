import type { WaterStanding } from '@brazda/contract/iot/water-balances.ts';
import { farthestWeatherKm } from '@brazda/domain/agronomy/nearest-weather.ts';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';

/** What lasts longer is not told in days: so far nobody can say how much will evaporate. */
const mostDays = 30;

/** For how long the water lasts without rain, or why that is not known. */
export function WaterReason({ standing }: { readonly standing: WaterStanding }): ReactElement {
  const intl = useIntl();
  const { lack, unknownSince, daysLeft, state } = standing;
  if (lack !== null)
    return (
      <T
        id={`waterBalance.lack.${lack}`}
        values={{
          distance: farthestWeatherKm,
          day: unknownSince === null ? '' : intl.formatDate(unknownSince, { dateStyle: 'medium', timeZone: 'UTC' }),
        }}
      />
    );
  if (state === 'DRY') return <T id="waterBalance.thirsts" />;
  if (daysLeft === null) return <T id="waterBalance.nothingUsed" />;
  if (daysLeft > mostDays) return <T id="waterBalance.lastsLong" />;
  return <T id="waterBalance.lasts" values={{ days: Math.floor(daysLeft) }} />;
}
