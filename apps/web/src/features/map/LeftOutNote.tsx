import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { T } from '#web/i18n/T.tsx';
import type { LeftOutLand } from '#web/parts/parcel/deductions.queries.ts';
import { LayerNote } from './LayerNote.tsx';
import { useLeftOut } from './use-left-out.ts';

/** Why nothing may be seen of the land that is left out. */
export function LeftOutNote(): ReactElement | null {
  const { land, error, isTooFar } = useLeftOut();
  if (isTooFar || error)
    return <LayerNote role="status">{isTooFar ? <T id="map.layers.nearer" /> : <ErrorText error={error} />}</LayerNote>;
  if (!land || !land.hasParcels || land.outlines.length > 0) return null;
  return (
    <LayerNote role="status">
      <T id={reasonOf(land)} />
    </LayerNote>
  );
}

function reasonOf({ unknownBecause }: LeftOutLand): PlainMessageId {
  if (unknownBecause === null) return 'map.layer.left_out.none';
  return unknownBecause === 'NO_WIDTH' ? 'map.layer.left_out.noWidth' : 'map.layer.left_out.unknown';
}
