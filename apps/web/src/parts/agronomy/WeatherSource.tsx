import type { DiseaseLight } from '@brazda/contract/iot/agronomy-diseases.ts';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { formatNumber } from '#web/lib/numbers.ts';

/** Whose weather is taken, how far it is, and whether people have chosen it. */
export function WeatherSource({ node }: Pick<DiseaseLight, 'node'>): ReactElement {
  const { locale } = useLanguage();
  if (!node) return <T id="agronomy.noNode" />;
  const { name, isChosen, distanceKm } = node;
  if (distanceKm === null) return <T id="agronomy.nodeUnplaced" values={{ name }} />;
  const distance = formatNumber(distanceKm, locale, 1);
  return <T id={isChosen ? 'agronomy.nodeChosen' : 'agronomy.nodeNearest'} values={{ name, distance }} />;
}
