import type { ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
import type { BoundingBox, MultiPolygon } from '@brazda/contract/shapes.ts';
import { styled } from '@mui/material/styles';
import { useEffect, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import type { GroundMap } from '#web/map/ground-map.ts';
import { createOutlinedParcels, type OutlinedParcels } from '#web/map/parts/outlined-parcels.ts';
import { useMapPart } from '#web/map/use-map-part.ts';
import { parcelFacts } from '#web/parts/parcel/parcel-facts.ts';
import { coveredByFrame, MapFrame } from '#web/ui/MapFrame.tsx';

interface OutlineMapProps {
  readonly parcel: ParcelDetail;
  readonly geometry: MultiPolygon;
  readonly box: BoundingBox;
}

/** The outline of one parcel at the state that is looked at. */
export function OutlineMap(props: OutlineMapProps): ReactElement {
  const text = useText();
  return (
    <Whole aria-label={text('parcelOverview.map')}>
      <MapFrame
        label={text('parcelOverview.map')}
        labelOfAll={text('parcelOverview.map.whole')}
        opening={(camera) => camera.showFarm(props.box, coveredByFrame)}
        onAll={(camera) => camera.showFarm(props.box, coveredByFrame, true)}
      >
        <Outline {...props} />
      </MapFrame>
    </Whole>
  );
}

function Outline({ parcel, geometry, box }: OutlineMapProps): null {
  const part = useMapPart(createOutline, undefined);
  useEffect(() => {
    const [west, south, east, north] = box;
    const color = parcelFacts(parcel, '').crop?.color ?? null;
    part.current?.show([
      {
        type: 'Feature',
        id: parcel.id,
        geometry,
        properties: {
          name: parcel.localName,
          block_nr: parcel.blockNumber,
          area: parcel.area,
          crop_id: null,
          color,
          parts: [],
          label: [(west + east) / 2, (south + north) / 2],
        },
      },
    ]);
  }, [part, parcel, geometry, box]);
  return null;
}

function createOutline({ camera, dressed }: GroundMap): OutlinedParcels {
  return createOutlinedParcels({
    dress: dressed(),
    onCluster: (cluster) => camera.showCluster(cluster, coveredByFrame),
  });
}

const Whole = styled('section')(({ theme }) => ({
  display: 'flex',
  minHeight: 360,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
}));
