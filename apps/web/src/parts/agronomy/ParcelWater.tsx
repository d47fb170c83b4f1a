import type { WaterLack } from '@brazda/domain/enumerations/water-balance.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, touchTarget } from '#web/lib/design-tokens.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { AgronomyInfo } from './AgronomyInfo.tsx';
import { parcelStandingOptions } from './water-balances.queries.ts';
import { WateredPart } from './WateredPart.tsx';
import { WaterReason } from './WaterReason.tsx';
import { WaterStateMark } from './WaterStateMark.tsx';
import { WaterUse } from './WaterUse.tsx';

interface ParcelWaterProps {
  readonly farmId: number;
  readonly parcelId: number;
  /** Below which heading it stands on its screen. */
  readonly heading: 'h2' | 'h3';
  /** Whether nothing is shown until somebody has said what the soil is, for there is little room. */
  readonly isOnlyWithSoil?: boolean;
}

/** As long as one of these is lacking, nobody has said what the soil is. */
const beforeSoil: readonly (WaterLack | null)[] = ['CROP_UNKNOWN', 'SOWING_UNKNOWN', 'SOIL_UNSAID'];

/** How what stands on a parcel is off for water; nothing where nothing does. */
export function ParcelWater(props: ParcelWaterProps): ReactElement | null {
  const { farmId, parcelId, heading: Heading, isOnlyWithSoil = false } = props;
  const id = useId();
  const { data: standing } = useQuery(parcelStandingOptions(farmId, parcelId));
  if (!standing || (isOnlyWithSoil && beforeSoil.includes(standing.lack))) return null;
  return (
    <Section aria-labelledby={id} data-beside={isOnlyWithSoil || undefined}>
      <Head>
        <Heading id={id}>
          <T id="waterBalance.section" />
        </Heading>
        <AgronomyInfo topic="WATER_BALANCE" />
        <WaterStateMark state={standing.state} />
      </Head>
      <WaterUse {...standing} />
      <p>
        <WaterReason standing={standing} />
      </p>
      <Part>
        <WateredPart standing={standing} />
      </Part>
      <div>
        <TextLink
          to="/farm/$farmId/sensors/water/$parcelId"
          params={{ farmId: String(farmId), parcelId: String(parcelId) }}
        >
          <T id="waterBalance.toParcel" />
        </TextLink>
      </div>
    </Section>
  );
}

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  minWidth: 0,
  overflowWrap: 'anywhere',
  // In line with what stands beside it.
  '&[data-beside]': { alignContent: 'start', marginTop: theme.spacing(4) },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const Part = styled('p')({ '&:empty': { display: 'none' } });

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1),
  minHeight: touchTarget,
  '& > h2, & > h3': { margin: 0, fontSize: fontSizes.lead, fontWeight: fontWeights.strong },
  '& > :last-child': { marginLeft: 'auto' },
}));
