import { useEffect, useState } from 'react';
import type { MapRoom } from '#web/map/camera.ts';
import { useGroundMap } from '#web/map/map-context.ts';
import { coveredByPanels } from '../covered.ts';

/** What is seen of the map between the panels whenever it has come to rest. */
export function useMapRoom(): MapRoom | undefined {
  const map = useGroundMap();
  const [room, setRoom] = useState<MapRoom>();
  useEffect(() => {
    const look = (): void => setRoom(map.camera.room(coveredByPanels()));
    // The panel that this is in has its size only when it is drawn.
    const frame = requestAnimationFrame(look);
    const stop = map.followRest(look);
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      stop();
      window.removeEventListener('resize', look);
    };
  }, [map]);
  return room;
}
