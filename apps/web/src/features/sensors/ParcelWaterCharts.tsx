import type { WaterBalance } from '@brazda/contract/iot/water-balances.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { AxisLimits } from '#web/charts/chart-data.ts';
import { T } from '#web/i18n/T.tsx';
import { textIn } from '#web/i18n/text.ts';
import { AgronomyInfo } from '#web/parts/agronomy/AgronomyInfo.tsx';
import { Chart } from '#web/ui/chart/Chart.tsx';
import { waterCharts } from './water-charts.ts';

/** The water of a parcel day by day, to be looked at and read. */
export function ParcelWaterCharts({ balance }: { readonly balance: WaterBalance }): ReactElement {
  const intl = useIntl();
  const charts = useMemo(() => waterCharts(textIn(intl), balance), [intl, balance]);
  return (
    <Charts aria-labelledby="water-days">
      <Typography variant="h2" id="water-days">
        <T id="waterBalance.toParcel" />
      </Typography>
      {charts.map(({ key, title, data }) => (
        <div key={key}>
          <Chart
            title={title}
            data={data}
            timeZone={balance.timeZone}
            syncKey="water"
            limits={fromZero}
            {...(key === 'depletion' && { beside: <AgronomyInfo topic="WATER_BALANCE" /> })}
            {...(key === 'evaporated' && { beside: <AgronomyInfo topic="EVAPOTRANSPIRATION" /> })}
          />
          {key === 'came' && balance.irrigation.every((one) => one === 0) && (
            <p>
              <T id="waterBalance.noIrrigation" />
            </p>
          )}
          {key === 'evaporated' &&
            balance.methods.map((method) => (
              <p key={method}>
                <T id={`agronomy.method.${method}`} />
              </p>
            ))}
        </div>
      ))}
    </Charts>
  );
}

/** All of it is counted from nothing. */
const fromZero: AxisLimits = { min: 0 };

const Charts = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& p': { margin: theme.spacing(1, 0, 0), color: theme.vars.palette.text.secondary },
}));
