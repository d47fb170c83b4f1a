import { Counter, type Registry } from 'prom-client';

const answers = ['kept', 'refused'] as const;

/** Counts the messages of devices, which are too many to write a line about each. */
export type UplinkCounters = Record<(typeof answers)[number], number>;

export function createUplinkCounters(registry: Registry): UplinkCounters {
  const counts: UplinkCounters = { kept: 0, refused: 0 };
  new Counter({
    name: 'brazda_uplinks_total',
    help: 'Messages of devices by how they were answered',
    labelNames: ['answer'],
    registers: [registry],
    collect() {
      this.reset();
      for (const answer of answers) this.inc({ answer }, counts[answer]);
    },
  });
  return counts;
}
