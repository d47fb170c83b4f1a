import type { ReactElement } from 'react';
import { CropLayer } from './CropLayer.tsx';
import { EditTool } from './EditTool.tsx';
import { LandFeaturePart } from './land-features/LandFeaturePart.tsx';
import { LandFeatureTool } from './land-features/LandFeatureTool.tsx';
import { LeftOutPart } from './LeftOutPart.tsx';
import { MeasureTool } from './MeasureTool.tsx';
import { MarkerPart } from './MarkerPart.tsx';
import { OverlayLayers } from './OverlayLayers.tsx';
import { OverlaysPart } from './OverlaysPart.tsx';
import { ParcelPart } from './ParcelPart.tsx';
import { PhotoLayer } from './PhotoLayer.tsx';
import { PhotoPart } from './PhotoPart.tsx';
import { PositionTool } from './PositionTool.tsx';
import { PrintEntry, PrintTool } from './print/PrintTool.tsx';
import { SensorPart } from './sensors/SensorPart.tsx';
import { SensorsTool } from './sensors/SensorsTool.tsx';
import { StripPart } from './strips/StripPart.tsx';
import { WeatherTool } from './WeatherTool.tsx';

// What the map of a farm is put together from; nothing else names its parts. What lies over what, their levels say.

export function FarmMapParts(): ReactElement {
  return (
    <>
      <PhotoPart />
      <ParcelPart />
      <LandFeaturePart />
      <LeftOutPart />
      <StripPart />
      <OverlaysPart />
      <SensorPart />
      <MarkerPart />
    </>
  );
}

/** Buttons of the tools, from the top. */
export function FarmMapTools(): ReactElement {
  return (
    <>
      <PositionTool />
      <MeasureTool />
      <EditTool />
      <LandFeatureTool />
      <SensorsTool />
      <WeatherTool />
      <PrintTool />
    </>
  );
}

/** What the panel of layers says and asks about the parts, from the top. */
export function FarmMapLayers(): ReactElement {
  return (
    <>
      <OverlayLayers />
      <CropLayer />
      <PhotoLayer />
      <PrintEntry />
    </>
  );
}
