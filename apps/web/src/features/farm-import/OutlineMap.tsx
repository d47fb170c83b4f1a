import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import { useMemo, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { OutlineDrawing, type OutlineLayer } from '#web/ui/OutlineDrawing.tsx';

interface OutlineMapProps {
  readonly outlines: MultiPolygon;
}

/** A small map of what was read. */
export function OutlineMap({ outlines }: OutlineMapProps): ReactElement {
  const text = useText();
  const layers = useMemo<readonly OutlineLayer[]>(() => [{ look: 'plain', outlines: [outlines] }], [outlines]);
  return <OutlineDrawing label={text('landFileReport.picture')} layers={layers} />;
}
