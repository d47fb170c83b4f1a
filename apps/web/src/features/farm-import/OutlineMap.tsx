import type { ParcelFeature } from '@brazda/contract/agroevidence/parcels.ts';
import type { LandFileReport, LandOutline } from '@brazda/contract/agroevidence/registration.ts';
import { styled } from '@mui/material/styles';
import { useEffect, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { boxOfOutlines } from '#web/lib/box-of-outlines.ts';
import type { Camera } from '#web/map/camera.ts';
import type { GroundMap } from '#web/map/ground-map.ts';
import { useGroundMap } from '#web/map/map-context.ts';
import { createOutlinedParcels, type OutlinedParcels } from '#web/map/parts/outlined-parcels.ts';
import { useMapPart } from '#web/map/use-map-part.ts';
import { coveredByFrame, MapFrame } from '#web/ui/MapFrame.tsx';
import type { SoughtOutline } from './use-sought-outline.ts';

export interface OutlineMapProps extends Pick<LandFileReport, 'outlines' | 'boundingBox'> {
  /** Marked, and shown from near. */
  readonly sought?: SoughtOutline | undefined;
}

/** A small map of what was read, as the map of the farm will show it; how much that is stands beside it in words. */
export function OutlineMap(report: OutlineMapProps): ReactElement {
  const text = useText();
  const showAll = ({ showFarm }: Camera, isFlight: boolean): void => {
    if (report.boundingBox) showFarm(report.boundingBox, coveredByFrame, isFlight);
  };
  return (
    <Whole>
      <MapFrame
        label={text('landFileReport.picture')}
        labelOfAll={text('landFileReport.showAll')}
        opening={(camera) => showAll(camera, false)}
        onAll={(camera) => showAll(camera, true)}
      >
        <ReadParcels {...report} />
      </MapFrame>
    </Whole>
  );
}

function ReadParcels({ outlines, boundingBox, sought }: OutlineMapProps): null {
  const { camera } = useGroundMap();
  const part = useMapPart(createReadParcels, undefined);
  useEffect(() => part.current?.show(outlines.map(featureOf)), [part, outlines]);
  useEffect(() => {
    if (boundingBox) camera.showFarm(boundingBox, coveredByFrame);
  }, [camera, boundingBox]);
  useEffect(() => {
    part.current?.select(sought?.outline.row);
    const box = sought && boxOfOutlines([sought.outline.geometry]);
    if (box) camera.showParcel(box, coveredByFrame);
  }, [part, camera, sought]);
  return null;
}

function createReadParcels({ camera, dressed }: GroundMap): OutlinedParcels {
  const part = createOutlinedParcels({
    dress: dressed(),
    onSelect: (id) => part.select(id),
    onCluster: (cluster) => camera.showCluster(cluster, coveredByFrame),
  });
  return part;
}

function featureOf({ row, name, areaHa, geometry, label }: LandOutline): ParcelFeature {
  const properties = { name: name ?? '', block_nr: null, area: areaHa, crop_id: null, color: null, label, parts: [] };
  return { type: 'Feature', id: row, geometry, properties };
}

const Whole = styled('div')({ display: 'flex', height: '100%' });
