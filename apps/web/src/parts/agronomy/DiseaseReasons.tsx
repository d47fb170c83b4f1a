import type { DiseaseLight, DiseaseVerdict } from '@brazda/contract/iot/agronomy-diseases.ts';
import { farthestWeatherKm } from '@brazda/domain/agronomy/nearest-weather.ts';
import { modelsOfAnyStage } from '@brazda/domain/enumerations/agronomy.ts';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { formatNumber } from '#web/lib/numbers.ts';

/** Why a light is as it is: each model that was asked, with its reason in a sentence and where it stands. */
export function DiseaseReasons({ light }: { readonly light: DiseaseLight }): ReactElement {
  if (light.lack !== null)
    return (
      <p>
        <T id={`agronomy.lack.${light.lack}`} values={{ distance: farthestWeatherKm }} />
      </p>
    );
  return (
    <Reasons>
      {light.verdicts.map((verdict) => (
        <li key={verdict.model}>
          <Reason verdict={verdict} />
        </li>
      ))}
    </Reasons>
  );
}

function Reason({ verdict: { model, reason, source } }: { readonly verdict: DiseaseVerdict }): ReactElement {
  const { locale } = useLanguage();
  const intl = useIntl();
  const number = (value: number | null): string => (value === null ? '?' : formatNumber(value, locale, 0));
  const until = reason.protectedUntil;
  return (
    <>
      <strong>
        <T id={`agronomy.model.${model}`} />
      </strong>{' '}
      <T
        id={`agronomy.reason.${reason.code}`}
        values={{
          actual: number(reason.actual),
          needed: number(reason.needed),
          // Reasons that count days always know how many.
          days: reason.actual ?? 0,
          neededDays: reason.needed ?? 0,
          unknown: reason.unknown,
          until: until === null ? '' : intl.formatDate(until, { day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
        }}
      />{' '}
      {modelsOfAnyStage.includes(model) && reason.code !== 'SPRAYED' && (
        <>
          <T id="agronomy.stageNotAsked" />{' '}
        </>
      )}
      <Link href={source.address} target="_blank" rel="noopener">
        <T id="agronomy.source" values={{ document: source.document }} />
      </Link>
    </>
  );
}

const Reasons = styled('ul')(({ theme }) => ({
  '&&': { display: 'grid', gap: theme.spacing(2), margin: 0, padding: 0, listStyle: 'none' },
  '& > li': { display: 'block', maxWidth: '70ch' },
  '& a': { fontSize: fontSizes.caption },
}));
