import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { use, type ReactElement } from 'react';
import { MapContext } from '#web/map/map-context.ts';
import { T, useText } from '#web/i18n/T.tsx';
import { LastActions } from '#web/parts/action/LastActions.tsx';
import { ParcelWater } from '#web/parts/agronomy/ParcelWater.tsx';
import { ParcelNitrogen } from '#web/parts/nitrogen/ParcelNitrogen.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { ActiveToolPanel } from './ActiveToolPanel.tsx';
import { coveredByPanels } from './covered.ts';
import { FarmMapLayers, FarmMapTools } from './farm-map-parts.tsx';
import { useFarmMapState } from './farm-map-state.ts';
import { LayersPanel } from './LayersPanel.tsx';
import { BesideTools, Bottom, Corner, Foot, Overlay, SeasonCorner, Side, Tools } from './map-layout.tsx';
import { MapControls } from './MapControls.tsx';
import { toolButtonId } from './map-tool.ts';
import { MapNotice } from './MapNotice.tsx';
import { MapScale } from './MapScale.tsx';
import { ParcelList } from './ParcelList.tsx';
import { ParcelPanel } from './ParcelPanel.tsx';
import { ParcelSearch } from './ParcelSearch.tsx';
import { SensorCrowd } from './sensors/SensorCrowd.tsx';
import { SensorList } from './sensors/SensorList.tsx';
import { SensorPanel } from './sensors/SensorPanel.tsx';
import { SeasonSwitcher } from './SeasonSwitcher.tsx';
import { stripTool } from './strips/strip-tool.ts';
import { useMapPanels } from './use-map-panels.ts';

/** What lies over the map of a farm, also before the map is there. */
export function FarmMapPanels(): ReactElement {
  const map = use(MapContext);
  const text = useText();
  const { context, farm, base, goTo, layers, mark, parcels, selection, sensors, tool } = useFarmMapState();
  const selectedId = selection.id;
  const isOfSensors = context === 'sensors';
  const selectNothing = (): void => {
    sensors.choose(undefined);
    selection.select(undefined);
  };
  const chosen = { id: selectedId ?? sensors.chosen?.locationId ?? sensors.crowd[0], select: selectNothing };
  const panels = useMapPanels(farm.id, context, chosen, tool, () => map?.focus());

  return (
    <Overlay>
      <Corner>
        <ParcelSearch
          farmId={farm.id}
          colorOf={parcels.colorOf}
          isFaultTold={parcels.error !== null}
          onParcel={goTo}
          onPlace={(at) => {
            selectNothing();
            mark(at);
            map?.camera.showPlace(at);
          }}
          onLand={(box) => {
            mark(undefined);
            selectNothing();
            map?.camera.showFarm(box, coveredByPanels(), true);
          }}
          onClear={() => {
            mark(undefined);
            selectNothing();
          }}
        />
      </Corner>
      <SeasonCorner>
        <SeasonSwitcher />
      </SeasonCorner>
      <Tools>
        <MapControls
          listLabel={text(isOfSensors ? 'map.sensors.list' : 'map.list')}
          isListOpen={panels.isListShown}
          areLayersOpen={panels.areLayersShown}
          onToggleList={panels.toggleList}
          onToggleLayers={panels.toggleLayers}
          onHome={() => farm.boundingBox && map?.camera.showFarm(farm.boundingBox, coveredByPanels(), true)}
          onZoom={(levels) => map?.camera.zoomBy(levels)}
        >
          <FarmMapTools />
        </MapControls>
      </Tools>
      {panels.areLayersShown && (
        <BesideTools>
          <LayersPanel onClose={panels.toggleLayers}>
            <FarmMapLayers />
          </LayersPanel>
        </BesideTools>
      )}
      {panels.isListShown && (
        <Side>
          {isOfSensors ? (
            <SensorList
              filter={panels.list.filter}
              hasFocus={panels.isListWished}
              onFilter={(filter) => panels.changeList({ filter })}
              onClose={panels.toggleList}
            />
          ) : (
            <ListOfParcels panels={panels} />
          )}
        </Side>
      )}
      <ActiveToolPanel />
      <MapNotice
        farm={farm}
        isLoading={parcels.isWaiting}
        hasPhotos={base.shown.length > 0}
        isToolActive={tool.isActive || isOfSensors}
        error={parcels.error}
        onRetry={parcels.retry}
      />
      <Foot>
        {map && <MapScale layers={base.shown} overlays={layers.drawn} weatherAt={layers.weatherAt} />}
        {panels.isPanelShown && (
          <Bottom>
            {selectedId === undefined ? (
              <PanelOfSensors onClose={panels.closePanel} />
            ) : (
              <PanelOfParcel parcelId={selectedId} onClose={panels.closePanel} />
            )}
          </Bottom>
        )}
      </Foot>
    </Overlay>
  );
}

function ListOfParcels({ panels }: { readonly panels: ReturnType<typeof useMapPanels> }): ReactElement {
  const { farm, goTo, pointed, selection, setFound } = useFarmMapState();
  return (
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
      table={
        <LinkButton size="small" to="/farm/$farmId/parcels" params={{ farmId: String(farm.id) }}>
          <T id="map.openTable" />
        </LinkButton>
      }
    />
  );
}

/** Of the sensor that was chosen, or of all that stand at one place. */
function PanelOfSensors({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { chosen } = useFarmMapState().sensors;
  if (!chosen) return <SensorCrowd onClose={onClose} />;
  return <SensorPanel key={chosen.locationId} place={chosen} onClose={onClose} />;
}

interface PanelOfParcelProps {
  readonly parcelId: number;
  readonly onClose: () => void;
}

function PanelOfParcel({ parcelId, onClose }: PanelOfParcelProps): ReactElement {
  const { farm, rename, tool } = useFarmMapState();
  return (
    <ParcelPanel
      key={parcelId}
      farm={farm}
      parcelId={parcelId}
      onRename={(name) => rename({ id: parcelId, name })}
      onClose={onClose}
      overview={
        <>
          <Beside>
            <ParcelNitrogen farmId={farm.id} parcelId={parcelId} heading="h3" />
            <LastActions farmId={farm.id} parcelId={parcelId} heading="h3" />
            <ParcelWater farmId={farm.id} parcelId={parcelId} heading="h3" isOnlyWithSoil />
          </Beside>
          <Ways>
            <LinkButton
              to="/farm/$farmId/parcels/$parcelId/overview"
              params={{ farmId: String(farm.id), parcelId: String(parcelId) }}
            >
              <T id="map.openOverview" />
            </LinkButton>
            <Button id={toolButtonId(stripTool)} onClick={() => tool.start(stripTool)}>
              <T id="strip.title" />
            </Button>
          </Ways>
        </>
      }
    />
  );
}

/** Two parts beside each other where there is room: the panel lies over the map. */
const Beside = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: theme.spacing(8) },
}));

/** To what else there is to a parcel. */
const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2),
  // Their words begin where those above do.
  marginLeft: theme.spacing(-4),
}));
