import type { ReactElement } from 'react';
import { CropLayer } from './CropLayer.tsx';
import { MarkerPart } from './MarkerPart.tsx';
import { ParcelPart } from './ParcelPart.tsx';
import { PhotoLayer } from './PhotoLayer.tsx';
import { PhotoPart } from './PhotoPart.tsx';
import { PositionTool } from './PositionTool.tsx';

// What the map of a farm is put together from; nothing else names its parts. What lies over what, their levels say.

export function FarmMapParts(): ReactElement {
  return (
    <>
      <PhotoPart />
      <ParcelPart />
      <MarkerPart />
    </>
  );
}

/** Buttons of the tools, from the top. */
export function FarmMapTools(): ReactElement {
  return <PositionTool />;
}

/** What the panel of layers says and asks about the parts, from the top. */
export function FarmMapLayers(): ReactElement {
  return (
    <>
      <CropLayer />
      <PhotoLayer />
    </>
  );
}
