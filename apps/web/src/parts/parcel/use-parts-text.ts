import { cropsText } from '@brazda/domain/crops-text.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { useText } from '#web/i18n/T.tsx';
import type { PartFact } from './parcel-facts.ts';

/** Says all crops of a parcel that is divided with their hectares, as files say them. */
export function usePartsText(): (parts: readonly PartFact[]) => string {
  const { locale } = useLanguage();
  const text = useText();
  return (parts) =>
    cropsText(
      parts.map(({ crop, areaHa }) => ({ name: crop?.name ?? text('parcel.noCrop'), areaHa })),
      locale,
    );
}
