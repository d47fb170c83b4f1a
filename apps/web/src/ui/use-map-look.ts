import { useColorScheme } from '@mui/material/styles';
import { numberFormat } from '@brazda/domain/kept-formats.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { use, useMemo } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { useText } from '#web/i18n/T.tsx';
import { BrandContext } from '#web/lib/brands.ts';
import { formatNumber } from '#web/lib/numbers.ts';
import { mapLook } from '#web/map/look.ts';
import type { MapDress } from '#web/map/map-dress.ts';

/**
 * How the map looks in this colour scheme and writes in this language; over pictures and on paper it is the same in both
 * schemes.
 */
export function useMapLook(isOverPictures: boolean, isOnPaper = false): MapDress {
  const { colorScheme } = useColorScheme();
  const { light } = use(BrandContext);
  const { locale } = useLanguage();
  const text = useText();
  const unit = text('parcel.hectares', { area: '{area}' });
  const tone = isOverPictures ? 'picture' : colorScheme === 'dark' && !isOnPaper ? 'dark' : 'light';
  return useMemo(() => {
    const landNumber = landNumbersIn(locale);
    return {
      look: mapLook(light, tone),
      writeLand: (areaHa) => unit.replace('{area}', landNumber(areaHa)),
      writeCount: (count) => formatNumber(count, locale, 0),
      writeArea: (areaHa) => unit.replace('{area}', parcelAreaNumber(areaHa, locale)),
    };
  }, [light, tone, locale, unit]);
}

/** Three figures say enough of land that is seen from far away, and no more than of a parcel. */
function landNumbersIn(locale: string): (areaHa: number) => string {
  const short = numberFormat(locale, { maximumSignificantDigits: 3 });
  return (areaHa) => {
    if (areaHa < 1) return parcelAreaNumber(areaHa, locale);
    return areaHa >= 100 ? formatNumber(areaHa, locale, 0) : short.format(areaHa);
  };
}
