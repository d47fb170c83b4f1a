import type { LandFileReport, LandOutline } from '@brazda/contract/agroevidence/registration.ts';
import { useMemo, useState } from 'react';
import type { PlacesOnMap } from '#web/parts/land-file/LandProblems.tsx';

/** An outline that somebody wants to see; another one each time that it is asked for. */
export interface SoughtOutline {
  readonly outline: LandOutline;
}

/** Which of the outlines of a report is shown on its map, and by which rows they can be asked for. */
export function useSoughtOutline(outlines: LandFileReport['outlines']): {
  readonly sought: SoughtOutline | undefined;
  readonly onMap: PlacesOnMap;
} {
  const [asked, setAsked] = useState<SoughtOutline>();
  const byRow = useMemo(() => new Map(outlines.map((outline) => [outline.row, outline])), [outlines]);
  // What was asked for of another report is no outline of this one.
  const sought = asked && byRow.get(asked.outline.row) === asked.outline ? asked : undefined;
  const onMap = useMemo(
    () => ({
      rows: new Set(byRow.keys()),
      onShow: (row: number) => {
        const outline = byRow.get(row);
        if (outline) setAsked({ outline });
      },
    }),
    [byRow],
  );
  return { sought, onMap };
}
