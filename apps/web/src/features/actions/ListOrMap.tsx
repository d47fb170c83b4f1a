import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { SegmentedChoice } from '#web/ui/SegmentedChoice.tsx';
import { useListOrMap } from './use-list-or-map.ts';

interface ListOrMapProps {
  readonly isMap: boolean | undefined;
  readonly onChoose: (isMap: boolean) => void;
}

/** Where there is room for one of both: the list, or the map of where. */
export function ListOrMap({ isMap, onChoose }: ListOrMapProps): ReactElement | null {
  const text = useText();
  const { hasBoth } = useListOrMap(isMap);
  if (hasBoth) return null;
  return (
    <SegmentedChoice
      label={text('actions.shown')}
      segments={[
        { value: 'list', label: text('actions.parcels.list') },
        { value: 'map', label: text('actions.parcels.map') },
      ]}
      value={isMap ? 'map' : 'list'}
      onChoose={(value) => onChoose(value === 'map')}
    />
  );
}
