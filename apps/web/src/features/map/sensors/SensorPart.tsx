import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import type { GroundMap } from '#web/map/ground-map.ts';
import { createSensorPart, type SensorPart as DrawnSensors } from '#web/map/parts/sensor-part.ts';
import { toView } from '#web/map/projection.ts';
import type { SensorSpot } from '#web/map/sensor-marks.ts';
import { useMapPart, type Latest } from '#web/map/use-map-part.ts';
import { openAlarmsOptions } from '#web/parts/sensor/open-alarms.queries.ts';
import type { SensorPlace } from '#web/parts/sensor/places.queries.ts';
import { newestWords, toldSensors } from '#web/parts/sensor/sensor-words.ts';
import { useFarmMapState, type FarmMapState } from '../farm-map-state.ts';

/** Where the sensors of the farm stand, where that layer is shown; a tool that is used has the map for itself. */
export function SensorPart(): ReactElement | null {
  const { isShown } = useFarmMapState().sensors;
  return isShown ? <ShownSensors /> : null;
}

function ShownSensors(): null {
  const state = useFarmMapState();
  const { farm, sensors, tool } = state;
  const { chosen, places, pointed } = sensors;
  const { locale } = useLanguage();
  const { data: alarms } = useQuery(openAlarmsOptions(farm.id));
  const part = useMapPart(createPart, state);
  const spots = useMemo(() => {
    const alarmed = new Set(alarms?.rows.map(({ nodeId }) => nodeId));
    return places?.map((place) => spotOf(place, locale, alarmed));
  }, [places, alarms, locale]);
  useEffect(() => {
    if (spots) part.current?.show(spots);
  }, [part, spots]);
  useEffect(() => part.current?.select(chosen?.locationId), [part, chosen?.locationId]);
  useEffect(() => part.current?.setPressable(!tool.isActive), [part, tool.isActive]);
  useEffect(() => pointed.follow(() => part.current?.hover(pointed.id())), [part, pointed]);
  return null;
}

function spotOf(place: SensorPlace, locale: string, alarmed: ReadonlySet<number>): SensorSpot {
  const { locationId, name, nodeId, sensors, status, historic, geometry } = place;
  const [x, y] = toView(geometry.coordinates[0], geometry.coordinates[1]);
  const [first] = toldSensors(sensors);
  return {
    ...{ id: locationId, x, y, status, name },
    value: first && !historic ? newestWords(first, locale) : undefined,
    isAlarmed: !historic && alarmed.has(nodeId),
  };
}

function createPart({ camera, dressed }: GroundMap, state: Latest<FarmMapState>): DrawnSensors {
  return createSensorPart({
    dress: dressed(),
    onSelect: (id) => state.current.sensors.press(id),
    onPoint: (id) => state.current.sensors.pointed.point(id),
    onCluster: ({ x, y, spots }) => {
      if (!camera.comeNearer([x, y])) state.current.sensors.setCrowd(spots.map(({ id }) => id));
    },
  });
}
