import { useColorScheme } from '@mui/material/styles';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { use, useMemo } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { useText } from '#web/i18n/T.tsx';
import { BrandContext } from '#web/lib/brands.ts';
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
  return useMemo(
    () => ({
      look: mapLook(light, tone),
      writeLand: (areaHa) => unit.replace('{area}', landNumber(areaHa, locale)),
      writeCount: (count) => count.toLocaleString(locale),
      writeArea: (areaHa) => unit.replace('{area}', parcelAreaNumber(areaHa, locale)),
    }),
    [light, tone, locale, unit],
  );
}

/** Three figures say enough of land that is seen from far away, and no more than of a parcel. */
function landNumber(areaHa: number, locale: string): string {
  if (areaHa < 1) return parcelAreaNumber(areaHa, locale);
  return areaHa.toLocaleString(locale, areaHa >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 });
}
