import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { Coordinates } from '@brazda/domain/coordinates.ts';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { coveredByPanels } from './covered.ts';
import { LandDrop } from './LandDrop.tsx';
import { LayersPanel } from './LayersPanel.tsx';
import { BesideTools, Bottom, Corner, Foot, MapCanvas, Overlay, Side, Tools } from './map-layout.tsx';
import { MapControls } from './MapControls.tsx';
import { MapNotice } from './MapNotice.tsx';
import { MapScale } from './MapScale.tsx';
import { ParcelList } from './ParcelList.tsx';
import { ParcelPanel } from './ParcelPanel.tsx';
import { ParcelSearch } from './ParcelSearch.tsx';
import { usePointedParcel } from './pointed-parcel.ts';
import { useBaseLayer } from './use-base-layer.ts';
import { useFarmMap, type MapKind } from './use-farm-map.ts';
import { useMapLook } from '#web/ui/use-map-look.ts';
import { useMapOpacity } from './use-map-opacity.ts';
import { useMapPanels } from './use-map-panels.ts';
import { useMapPlace } from './use-map-place.ts';
import { usePosition } from './use-position.ts';
import { useSelectedParcel } from './use-selected-parcel.ts';
import { useShownParcels } from './use-shown-parcels.ts';
import { useMapSync } from './use-map-sync.ts';

interface FarmMapViewProps {
  readonly farm: Farm;
  readonly kind: MapKind;
}

export function FarmMapView({ farm, kind }: FarmMapViewProps): ReactElement {
  const text = useText();
  const place = useMapPlace(farm);
  const pointed = usePointedParcel();
  const [marker, setMarker] = useState<Coordinates>();
  const [found, setFound] = useState<ReadonlySet<number>>();
  const [isWaiting, setWaiting] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const base = useBaseLayer(farm);
  const selection = useSelectedParcel(farm.id);
  const [map, mapTarget] = useFarmMap({
    kind,
    dress: useMapLook(base.shown.length > 0),
    opening: place.open,
    onMoved: place.moved,
    onFault: setFault,
    onWaiting: setWaiting,
    onHover: pointed.point,
    onCluster: (cluster) => map?.camera.showCluster(cluster, coveredByPanels()),
    onSelect: (id) => {
      selection.select(id);
      if (id !== undefined) void reveal(id);
    },
  });
  const parcels = useShownParcels(map, farm, kind, { isWaiting, fault });
  const opacity = useMapOpacity(map, farm.id);
  const position = usePosition(map);
  const panels = useMapPanels(farm.id, selection, () => map?.focus());
  useMapSync(map, { base: base.shown, selectedId: selection.id, marker, found, pointed });

  const showParcel = async (id: number): Promise<void> => {
    const box = await selection.findBox(id);
    // The panel has its height only when it has been drawn with what was fetched.
    if (box) requestAnimationFrame(() => map?.camera.showParcel(box, coveredByPanels()));
  };
  const reveal = async (id: number): Promise<void> => {
    const box = await selection.findBox(id);
    if (box) requestAnimationFrame(() => map?.camera.reveal(box, coveredByPanels()));
  };
  const arrive = useEffectEvent(() => {
    if (selection.id !== undefined && !place.isGiven) void showParcel(selection.id);
  });
  useEffect(() => {
    if (map) arrive();
  }, [map]);

  const goTo = ({ id }: { readonly id: number }): void => {
    setMarker(undefined);
    selection.select(id);
    void showParcel(id);
  };

  return (
    <MapCanvas>
      <div
        ref={mapTarget}
        className="map"
        role="application"
        tabIndex={0}
        aria-label={text('map.label', { farm: farm.name })}
        aria-describedby="map-hint"
      />
      <VisuallyHidden id="map-hint">{text('map.keyboardHint')}</VisuallyHidden>
      <Overlay>
        <Corner>
          <ParcelSearch
            farmId={farm.id}
            colorOf={parcels.colorOf}
            isFaultTold={parcels.error !== null}
            onParcel={goTo}
            onPlace={(at) => {
              selection.select(undefined);
              setMarker(at);
              map?.camera.showPlace(at);
            }}
            onClear={() => {
              setMarker(undefined);
              selection.select(undefined);
            }}
          />
        </Corner>
        <Tools>
          <MapControls
            isListOpen={panels.isListShown}
            areLayersOpen={panels.areLayersShown}
            position={position}
            onToggleList={panels.toggleList}
            onToggleLayers={panels.toggleLayers}
            onHome={() => farm.boundingBox && map?.camera.showFarm(farm.boundingBox, coveredByPanels(), true)}
            onZoom={(levels) => map?.camera.zoomBy(levels)}
          />
        </Tools>
        {panels.areLayersShown && (
          <BesideTools>
            <LayersPanel farm={farm} base={base} opacity={opacity} onClose={panels.toggleLayers} />
          </BesideTools>
        )}
        {panels.isListShown && (
          <Side>
            <ParcelList
              farm={farm}
              view={panels.list}
              selectedId={selection.id}
              pointed={pointed}
              hasFocus={panels.isListWished}
              onView={panels.changeList}
              onFound={setFound}
              onChoose={goTo}
              onClose={panels.toggleList}
            />
          </Side>
        )}
        <MapNotice farm={farm} isLoading={parcels.isWaiting} error={parcels.error} onRetry={parcels.retry} />
        <Foot>
          <MapScale scale={place.scale} layers={base.shown} />
          {panels.isPanelShown && selection.id !== undefined && (
            <Bottom>
              <ParcelPanel
                key={selection.id}
                farm={farm}
                parcelId={selection.id}
                onRename={(name) => map?.ground.rename(selection.id ?? 0, name)}
                onClose={panels.closePanel}
              />
            </Bottom>
          )}
        </Foot>
      </Overlay>
      <LandDrop farmId={farm.id} />
    </MapCanvas>
  );
}
