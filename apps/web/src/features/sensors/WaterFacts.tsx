import type { WaterBalance } from '@brazda/contract/iot/water-balances.ts';
import { soilLimitsOf } from '@brazda/domain/agronomy/soil-textures.ts';
import { waterCrop, waterCropsSource } from '@brazda/domain/agronomy/water-crops.ts';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { formatNumber } from '#web/lib/numbers.ts';
import { WeatherSource } from '#web/parts/agronomy/WeatherSource.tsx';

interface WaterFactsProps {
  readonly balance: WaterBalance;
  /** The way to say the soil. */
  readonly soilAct: ReactNode;
}

/** What the water of a parcel is worked out with: since when, on what soil, by which numbers of the crop, and whence they are. */
export function WaterFacts({ balance, soilAct }: WaterFactsProps): ReactElement {
  const { crop, standing } = balance;
  return (
    <Part aria-labelledby="water-facts">
      <Typography variant="h2" id="water-facts">
        <T id="waterBalance.facts" />
      </Typography>
      <Facts>
        <Fact label={<T id="waterBalance.fact.start" />}>
          <StartFact balance={balance} />
        </Fact>
        <Fact label={<T id="waterBalance.soil" />}>
          <SoilFact balance={balance} />
          {soilAct}
        </Fact>
        {standing && (
          <Fact label={<T id="agronomy.weatherOf" />}>
            <WeatherSource node={standing.node} />
          </Fact>
        )}
        {crop !== null && <CropFacts crop={crop} />}
      </Facts>
    </Part>
  );
}

function Fact({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function StartFact({ balance: { start, sowing } }: Pick<WaterFactsProps, 'balance'>): ReactElement {
  const intl = useIntl();
  const dayOf = (day: string): string => intl.formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      {start ? (
        <T id={`waterBalance.start.${start.beginning}`} values={{ day: dayOf(start.day) }} />
      ) : (
        <T id="waterBalance.start.none" />
      )}
      {start?.isFull && (
        <small>
          <T id="waterBalance.start.full" />
        </small>
      )}
      {sowing && (
        <small>
          <T
            id={sowing.isSaid ? 'waterBalance.sowing.said' : 'waterBalance.sowing.taken'}
            values={{ day: dayOf(sowing.day) }}
          />
        </small>
      )}
    </>
  );
}

function SoilFact({ balance: { soil } }: Pick<WaterFactsProps, 'balance'>): ReactElement {
  const text = useText();
  const { locale } = useLanguage();
  const limits = soil && soilLimitsOf(soil);
  if (!limits) return <T id="waterBalance.soil.none" />;
  const percent = (share: number): string => formatNumber(100 * share, locale, 1);
  return (
    <>
      {soil.texture === null
        ? text('waterBalance.soil.own')
        : text(`history.value.iot.parcel_soil.texture.${soil.texture}`)}
      {soil.takenFrom && (
        <small>
          <T id="waterBalance.takenFrom" values={{ name: soil.takenFrom.name }} />
        </small>
      )}
      <small>
        <T
          id={soil.texture === null ? 'waterBalance.soil.holds' : 'waterBalance.soil.typicallyHolds'}
          values={{ fieldCapacity: percent(limits.fieldCapacity), wiltingPoint: percent(limits.wiltingPoint) }}
        />
      </small>
      {soil.rootDepthM !== null && (
        <small>
          <T
            id="waterBalance.soil.stopsRoots"
            values={{ centimetres: formatNumber(100 * soil.rootDepthM, locale, 0) }}
          />
        </small>
      )}
    </>
  );
}

function CropFacts({ crop: name }: { readonly crop: NonNullable<WaterBalance['crop']> }): ReactElement {
  const { locale } = useLanguage();
  const { coefficients, stages, heightM, rootDepthM, depletionFraction, areStagesEstimated } = waterCrop(name);
  const number = (value: number): string => formatNumber(value, locale, 2);
  return (
    <>
      <Fact label={<T id="waterBalance.fact.coefficients" />}>
        <T
          id="waterBalance.fact.threeCoefficients"
          values={{
            initial: number(coefficients.initial),
            middle: number(coefficients.middle),
            end: number(coefficients.end),
          }}
        />
      </Fact>
      <Fact label={<T id="waterBalance.fact.stages" />}>
        <T id="waterBalance.fact.fourStages" values={{ ...stages }} />
        {areStagesEstimated && (
          <small>
            <T id="waterBalance.fact.estimated" />
          </small>
        )}
      </Fact>
      <Fact label={<T id="waterBalance.fact.roots" />}>
        <T
          id="waterBalance.fact.depthAndFraction"
          values={{
            depth: formatNumber(100 * rootDepthM, locale, 0),
            fraction: number(depletionFraction),
            height: number(heightM),
          }}
        />
      </Fact>
      <Fact label={<T id="waterBalance.fact.source" />}>
        <Link href={waterCropsSource.address} target="_blank" rel="noopener">
          {waterCropsSource.document}
        </Link>
        <small>
          <T id="waterBalance.fact.generalKnowledge" values={{ year: waterCropsSource.validFrom.slice(0, 4) }} />
        </small>
      </Fact>
    </>
  );
}

const Part = styled('section')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: theme.spacing(4, 6),
  margin: 0,
  '& > div': { overflowWrap: 'anywhere' },
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption },
  '& dd': { margin: 0 },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
}));
