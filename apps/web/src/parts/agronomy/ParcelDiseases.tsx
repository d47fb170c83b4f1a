import type { DiseaseLight } from '@brazda/contract/iot/agronomy-diseases.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { AgronomyInfo } from './AgronomyInfo.tsx';
import { DiseaseLevelMark } from './DiseaseLevelMark.tsx';
import { DiseaseReasons } from './DiseaseReasons.tsx';
import { DiseaseWeek } from './DiseaseWeek.tsx';
import { parcelLightsOptions } from './disease-lights.queries.ts';
import { WeatherSource } from './WeatherSource.tsx';

interface ParcelDiseasesProps {
  readonly farmId: number;
  readonly parcelId: number;
}

/** How near diseases are to what stands on a parcel; nothing where no model judges it. */
export function ParcelDiseases({ farmId, parcelId }: ParcelDiseasesProps): ReactElement | null {
  const id = useId();
  const { data: lights = [] } = useQuery(parcelLightsOptions(farmId, parcelId));
  const [worst] = lights;
  if (!worst) return null;
  return (
    <Section aria-labelledby={id}>
      <Head>
        <h2 id={id}>
          <T id="agronomy.diseases" />
        </h2>
        <AgronomyInfo topic="DISEASES" />
        {lights.length === 1 && <DiseaseLevelMark level={worst.level} />}
      </Head>
      {lights.map((light) => (
        <Light key={light.cropId} light={light} isNamed={lights.length > 1} />
      ))}
      <p>
        <WeatherSource node={worst.node} />
      </p>
      <div>
        <TextLink to="/farm/$farmId/sensors/diseases" params={{ farmId: String(farmId) }}>
          <T id="agronomy.all" />
        </TextLink>
      </div>
    </Section>
  );
}

/** Of one of the crops; by its name where there are others. */
function Light({ light, isNamed }: { readonly light: DiseaseLight; readonly isNamed: boolean }): ReactElement {
  return (
    <>
      {isNamed && (
        <Head>
          <h3>{light.cropName}</h3>
          <DiseaseLevelMark level={light.level} />
        </Head>
      )}
      <DiseaseReasons light={light} />
      <DiseaseWeek week={light.week} />
    </>
  );
}

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1),
  '& > h2': { margin: 0, fontSize: fontSizes.lead, fontWeight: fontWeights.strong },
  '& > h3': { margin: 0, fontSize: fontSizes.body, fontWeight: fontWeights.strong },
  '& > :last-child': { marginLeft: 'auto' },
}));
