import type { ParcelDetail, ParcelFeature } from '@brazda/contract/agroevidence/parcels.ts';
import type { BoundingBox, MultiPolygon } from '@brazda/contract/shapes.ts';
import { styled } from '@mui/material/styles';
import { useEffect, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import type { GroundMap } from '#web/map/ground-map.ts';
import { createLeftOutPart, type LeftOutPart } from '#web/map/parts/left-out-part.ts';
import { createOutlinedParcels, type OutlinedParcels } from '#web/map/parts/outlined-parcels.ts';
import { useMapPart } from '#web/map/use-map-part.ts';
import { parcelFacts } from '#web/parts/parcel/parcel-facts.ts';
import { coveredByFrame, MapFrame } from '#web/ui/MapFrame.tsx';

interface OutlineMapProps {
  readonly parcel: ParcelDetail;
  readonly geometry: MultiPolygon;
  readonly box: BoundingBox;
  /** Where crops of their own stand. */
  readonly parts: readonly ParcelFeature['properties']['parts'][number][];
  /** What is left out of it; null where nothing is, or nobody knows. */
  readonly leftOut: MultiPolygon | null;
  /** The strip of vegetation that is tried on it. */
  readonly strip: MultiPolygon | null;
}

/** The outline of one parcel at the state that is looked at, with what grows on its parts and what is left out of it. */
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
        <LeftOut outline={props.leftOut} create={createLeftOut} />
        <LeftOut outline={props.strip} create={createStrip} />
      </MapFrame>
    </Whole>
  );
}

function Outline({ parcel, geometry, box, parts }: OutlineMapProps): null {
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
          parts: [...parts],
          label: [(west + east) / 2, (south + north) / 2],
        },
      },
    ]);
  }, [part, parcel, geometry, box, parts]);
  return null;
}

interface LeftOutProps {
  readonly outline: MultiPolygon | null;
  readonly create: (map: GroundMap) => LeftOutPart;
}

function LeftOut({ outline, create }: LeftOutProps): null {
  const part = useMapPart(create, undefined);
  useEffect(() => part.current?.show(outline === null ? [] : [outline]), [part, outline]);
  return null;
}

function createLeftOut({ dressed }: GroundMap): LeftOutPart {
  return createLeftOutPart(dressed());
}

function createStrip({ dressed }: GroundMap): LeftOutPart {
  return createLeftOutPart(dressed(), 'strip');
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
