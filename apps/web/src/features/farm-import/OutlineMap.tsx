import type { LandFileReport } from '@brazda/contract/agroevidence/registration.ts';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { MapFrame } from '#web/ui/MapFrame.tsx';
import { useOutlineMap } from './use-outline-map.ts';

export type OutlineMapProps = Pick<LandFileReport, 'outlines' | 'boundingBox'>;

/** A small map of what was read; how much that is stands beside it in words. */
export function OutlineMap({ outlines, boundingBox }: OutlineMapProps): ReactElement {
  const text = useText();
  const [metresPerPixel, setMetresPerPixel] = useState<number>();
  const [map, target, showAll] = useOutlineMap({ outlines, boundingBox, onScale: setMetresPerPixel });
  return (
    <Whole>
      <MapFrame
        label={text('landFileReport.picture')}
        labelOfAll={text('landFileReport.showAll')}
        target={target}
        metresPerPixel={metresPerPixel}
        onAll={() => showAll(true)}
        onZoom={(levels) => map?.camera.zoomBy(levels)}
      />
    </Whole>
  );
}

const Whole = styled('div')({ display: 'flex', height: '100%' });
