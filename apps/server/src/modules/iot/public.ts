/** What the rest of the server may use of iot. */
export {
  addSeededNodes,
  keepSeededUplinks,
  seededNodes,
  type SeededNode,
  type SeededUplink,
} from './seeded/seed-sensors.ts';
