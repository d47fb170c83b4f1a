import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { LayerNote } from './LayerNote.tsx';
import { useLeftOut } from './use-left-out.ts';

/** Why nothing may be seen of the land that is left out. */
export function LeftOutNote(): ReactElement | null {
  const { land, error, isTooFar } = useLeftOut();
  if (isTooFar || error)
    return <LayerNote role="status">{isTooFar ? <T id="map.layers.nearer" /> : <ErrorText error={error} />}</LayerNote>;
  if (!land || land.outlines.length > 0 || land.isKnown === undefined) return null;
  return (
    <LayerNote role="status">
      <T id={land.isKnown ? 'map.layer.left_out.none' : 'map.layer.left_out.unknown'} />
    </LayerNote>
  );
}
