import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { Coordinates } from '@brazda/domain/coordinates.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { coveredByPanels, hasRoomForAll } from './covered.ts';
import { LandDrop } from './LandDrop.tsx';
import { Bottom, Corner, MapCanvas, Overlay, Side, Tools } from './map-layout.tsx';
import { MapControls } from './MapControls.tsx';
import { MapNotice } from './MapNotice.tsx';
import { MapScale } from './MapScale.tsx';
import { parcelMapOptions } from './map.queries.ts';
import { ParcelList } from './ParcelList.tsx';
import { ParcelPanel } from './ParcelPanel.tsx';
import { ParcelSearch } from './ParcelSearch.tsx';
import { useBaseLayer } from './use-base-layer.ts';
import { useEscape } from './use-escape.ts';
import { useFarmEvents } from './use-farm-events.ts';
import { useFarmMap, type MapKind } from './use-farm-map.ts';
import { useListView } from './use-list-view.ts';
import { useMapLook } from './use-map-look.ts';
import { useMapPlace } from './use-map-place.ts';
import { useSelectedParcel } from './use-selected-parcel.ts';

interface FarmMapViewProps {
  readonly farm: Farm;
  readonly kind: MapKind;
}

export function FarmMapView({ farm, kind }: FarmMapViewProps): ReactElement {
  const text = useText();
  const place = useMapPlace(farm);
  const [list, changeList] = useListView(farm.id);
  const [marker, setMarker] = useState<Coordinates>();
  const [tileFault, setTileFault] = useState<unknown>();
  const base = useBaseLayer(farm);
  const dress = useMapLook(base.shown.length > 0);
  const selection = useSelectedParcel(farm.id);
  const [map, mapTarget] = useFarmMap({
    kind,
    dress,
    opening: place.open,
    onMoved: place.moved,
    onFault: setTileFault,
    onSelect: (id, pixel) => {
      selection.select(id);
      if (id !== undefined) requestAnimationFrame(() => map?.camera.reveal(pixel, coveredByPanels()));
    },
  });
  const parcels = useQuery({ ...parcelMapOptions(farm.id), enabled: kind === 'features' });
  useFarmEvents(farm.id);

  useEffect(() => {
    if (map?.ground.kind === 'features' && parcels.data) map.ground.show(parcels.data);
  }, [map, parcels.data]);
  useEffect(() => {
    if (map?.ground.kind === 'tiles') map.ground.show({ farmId: farm.id, revision: farm.revision });
  }, [map, farm.id, farm.revision]);
  useEffect(() => {
    map?.showBase(base.shown);
  }, [map, base.shown]);
  useEffect(() => {
    map?.select(selection.id);
  }, [map, selection.id]);
  useEffect(() => {
    map?.mark(marker);
  }, [map, marker]);

  const showParcel = async (id: number): Promise<void> => {
    const box = await selection.findBox(id);
    if (box) map?.camera.showParcel(box, coveredByPanels());
  };
  const arrive = useEffectEvent(() => {
    if (selection.id !== undefined && !place.isGiven) void showParcel(selection.id);
  });
  useEffect(() => {
    if (map) arrive();
  }, [map]);

  const closePanel = (): void => {
    selection.select(undefined);
    map?.focus();
  };
  useEscape(selection.id !== undefined, closePanel);

  const goTo = ({ id }: { readonly id: number }): void => {
    setMarker(undefined);
    selection.select(id);
    void showParcel(id);
  };

  const isListHidden = selection.id !== undefined && !hasRoomForAll();
  const toggleList = (): void => {
    if (isListHidden) selection.select(undefined);
    changeList({ isOpen: isListHidden || !list.isOpen });
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
        <MapNotice
          farm={farm}
          isLoading={parcels.isFetching && parcels.data === undefined}
          error={parcels.isFetching ? null : (parcels.error ?? tileFault)}
          onRetry={map?.ground.kind === 'tiles' ? map.ground.retry : () => void parcels.refetch()}
        />
        {list.isOpen && (
          <Side>
            <ParcelList
              farm={farm}
              view={list}
              selectedId={selection.id}
              onView={changeList}
              onChoose={goTo}
              onClose={() => changeList({ isOpen: false })}
            />
          </Side>
        )}
        <Tools>
          <MapControls
            base={base}
            isListOpen={list.isOpen && !isListHidden}
            onToggleList={toggleList}
            onHome={() => farm.boundingBox && map?.camera.showFarm(farm.boundingBox, true)}
            onZoom={(levels) => map?.camera.zoomBy(levels)}
          />
        </Tools>
        <MapScale scale={place.scale} layers={base.shown} />
        {selection.id !== undefined && (
          <Bottom>
            <ParcelPanel
              key={selection.id}
              farm={farm}
              parcelId={selection.id}
              onRename={(name) => map?.ground.rename(selection.id ?? 0, name)}
              onClose={closePanel}
            />
          </Bottom>
        )}
      </Overlay>
      <LandDrop farmId={farm.id} />
    </MapCanvas>
  );
}
