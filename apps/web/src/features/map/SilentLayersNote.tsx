import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { useFarmMapState } from './farm-map-state.ts';
import { MapNote } from './MapNote.tsx';
import { useBaseLayerName } from './use-base-layer-name.ts';

/** Which of the layers that are shown have services that do not answer: what is missing is told also while no panel is open. */
export function SilentLayersNote(): ReactElement {
  const { base, layers } = useFarmMapState();
  const { formatList } = useIntl();
  const text = useText();
  const baseName = useBaseLayerName();
  const names = [
    ...base.shown.filter(({ id }) => base.silent.has(id)).map(({ id }) => baseName(id)),
    ...layers.drawn
      .filter(({ overlay }) => layers.silent.has(overlay.id))
      .map(({ overlay }) => text(`map.layer.${overlay.id}`)),
  ];
  return (
    <div role="status">
      {names.length > 0 && (
        <MapNote>
          <T id="map.silent" values={{ layers: formatList(names) }} />
        </MapNote>
      )}
    </div>
  );
}
