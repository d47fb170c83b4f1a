import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { useText } from '#web/i18n/T.tsx';
import { useCropName } from '#web/parts/crop/crop-name.ts';
import type { CellWords } from './plan-cell-text.ts';

/** How cells of the plan are written and read in the language on screen. */
export function useCellWords(): CellWords {
  const { locale } = useLanguage();
  const nameOf = useCropName();
  const text = useText();
  return { locale, nameOf, catchCropNamed: (crop) => text('plan.catchCropNamed', { crop }) };
}
