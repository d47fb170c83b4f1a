import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { leftOutOptions } from '#web/parts/parcel/deductions.queries.ts';
import { useFarmMapState } from './farm-map-state.ts';

/** Why nothing may be seen of the land that is left out. */
export function LeftOutNote(): ReactElement | null {
  const { data, error } = useQuery(leftOutOptions(useFarmMapState().farm.id));
  if (error) {
    return (
      <p role="status">
        <ErrorText error={error} />
      </p>
    );
  }
  if (!data || data.outlines.length > 0) return null;
  return (
    <p role="status">
      <T id={data.isKnown ? 'map.layer.left_out.none' : 'map.layer.left_out.unknown'} />
    </p>
  );
}
