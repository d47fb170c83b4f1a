import { Counter, type Registry } from 'prom-client';

const answers = ['kept', 'cut', 'unchanged'] as const;

/** Counts the answers with tiles, which are too many to write a line about each. */
export type TileCounters = Record<(typeof answers)[number], number>;

export function createTileCounters(registry: Registry): TileCounters {
  const counts: TileCounters = { kept: 0, cut: 0, unchanged: 0 };
  new Counter({
    name: 'brazda_tiles_total',
    help: 'Tiles by how they were answered',
    labelNames: ['answer'],
    registers: [registry],
    collect() {
      this.reset();
      for (const answer of answers) this.inc({ answer }, counts[answer]);
    },
  });
  return counts;
}
