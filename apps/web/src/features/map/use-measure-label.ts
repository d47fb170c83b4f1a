import { measuredAreaNumber, measuredLengthNumber } from '@brazda/domain/measures.ts';
import { useCallback } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { useText } from '#web/i18n/T.tsx';
import type { Measurement } from './measurements.ts';

/** What stands beside a measurement on the map itself. */
export function useMeasureLabel(): (measurement: Measurement) => string {
  const text = useText();
  const { locale } = useLanguage();
  return useCallback(
    ({ areaHa, isCrossing, kind, lengthM }) => {
      if (isCrossing) return '';
      return kind === 'line' || areaHa === undefined
        ? text('drawing.metres', { length: measuredLengthNumber(lengthM, locale) })
        : text('parcel.hectares', { area: measuredAreaNumber(areaHa, locale) });
    },
    [text, locale],
  );
}
