import type OlMap from 'ol/Map.js';

/** What a person does with the map at one time. Entering gives back how to leave. */
export interface Tool {
  enter: (map: OlMap) => () => void;
}
