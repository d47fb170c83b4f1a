import type { EditedLand } from '@brazda/contract/agroevidence/parcel-editing.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { useUndo } from '#web/parts/changes/use-undo.tsx';

/** Says what was done to the land and where it overlaps now, and offers to undo it. */
export function useToldEdit(farmId: number): (edited: EditedLand, message: ReactNode) => void {
  const { offer } = useUndo(farmId);
  const { locale } = useLanguage();
  return ({ changeId, overlaps }, message) => {
    const [largest] = overlaps;
    offer({
      changeId,
      message: (
        <>
          {message}
          {largest && ' '}
          {largest && (
            <T
              id="map.edit.overlaps"
              values={{ name: largest.otherName, area: parcelAreaNumber(largest.area, locale) }}
            />
          )}
        </>
      ),
    });
  };
}
