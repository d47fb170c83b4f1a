/** What the rest of the server may use of iot. */
export { deleteSensors } from './nodes/farm-sensors.repository.ts';
