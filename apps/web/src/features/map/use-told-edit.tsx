import type { EditedLand } from '@brazda/contract/agroevidence/parcel-editing.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import type { ToldChange } from '#web/parts/changes/use-undo.tsx';
import { useFarmMapState } from './farm-map-state.ts';

interface ToldEdit {
  readonly edited: EditedLand;
  readonly message: ReactNode;
  /** The parcel that there was before: to undo the edit shows it, for what came of it goes. */
  readonly before: number | undefined;
}

/** How what was done to the land is told, with where it overlaps now. */
export function useToldEdit(): (edit: ToldEdit) => ToldChange {
  const { selection } = useFarmMapState();
  const { locale } = useLanguage();
  return ({ edited: { changeId, overlaps }, message, before }) => {
    const [largest] = overlaps;
    return {
      changeId,
      onUndo: () => selection.select(before),
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
    };
  };
}
