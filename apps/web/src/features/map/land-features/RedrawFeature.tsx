import type { LandFeature } from '@brazda/contract/agroevidence/land-features.ts';
import { useState, type ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { geometryOf, shapeOf } from '#web/map/measures/feature-shape.ts';
import type { Outline } from '#web/map/measures/outline-corners.ts';
import { useRedrawLandFeature } from '#web/parts/parcel/land-features.queries.ts';
import { useLandFeatureTitle } from '#web/parts/parcel/use-land-feature-title.ts';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useFarmMapState } from '../farm-map-state.ts';
import { ReshapeOutline } from '#web/parts/drawing/ReshapeOutline.tsx';

interface RedrawFeatureProps {
  readonly feature: LandFeature;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/**
 * The line or outline of water or a zone, with its corners as it was when this was begun. What another has drawn meanwhile
 * is said, and seen on the map; to save once more puts this in its place.
 */
export function RedrawFeature({ feature, onCancel, onDone }: RedrawFeatureProps): ReactElement {
  const { farm } = useFarmMapState();
  const [known, setKnown] = useState(feature);
  const [{ kind, outline }] = useState(() => shapeOf(feature.geometry));
  const name = useLandFeatureTitle()(feature);
  const redraw = useRedrawLandFeature(farm.id, known, ({ changeId }) => ({
    changeId,
    message: <T id="map.features.redrawn" values={{ name }} />,
  }));
  const show = useSnackbar();
  const save = (drawn: Outline): void =>
    redraw.mutate(geometryOf({ kind, outline: drawn }), {
      onSuccess: onDone,
      onError: (error) => {
        if (isApiError(error, 'record.changed')) setKnown(error.current as LandFeature);
        show({ tone: 'error', message: <ErrorText error={error} /> });
      },
    });
  return (
    <ReshapeOutline
      kind={kind}
      outline={outline}
      officialAreaHa={null}
      goOn={<T id="action.save" />}
      isPending={redraw.isPending}
      onEnd={save}
      onCancel={onCancel}
    />
  );
}
