import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** A part of a table of measurements. */
export interface Part {
  readonly table: string;
  readonly begins: Date;
  readonly ends: Date;
}

/** The month of an instant as a part of a table, in UTC. */
export function monthOf(table: string, at: Date): Part {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  return { table, begins: new Date(Date.UTC(year, month)), ends: new Date(Date.UTC(year, month + 1)) };
}

/** The year of an instant as a part of a table, in UTC. */
export function yearOf(table: string, at: Date): Part {
  const year = at.getUTCFullYear();
  return { table, begins: new Date(Date.UTC(year, 0)), ends: new Date(Date.UTC(year + 1, 0)) };
}

/** Thrown where rows are to be written to parts that are not known to be there: they are made, and it is tried again. */
export class PartsMissing extends Error {
  readonly parts: readonly Part[];

  constructor(parts: readonly Part[]) {
    super('Parts of tables are missing');
    this.name = 'PartsMissing';
    this.parts = parts;
  }
}

/** The parts of tables that are known to be there. */
export interface Parts {
  /** Throws PartsMissing. */
  require(parts: readonly Part[]): void;
  /** Does something that requires parts; what is missing is made, and it is done again. */
  withParts<T>(work: () => Promise<T>): Promise<T>;
}

/** No work needs more: it would find out about others each time. */
const mostTries = 4;

export function createParts(database: Database): Parts {
  const known = new Set<string>();
  const nameOf = ({ table, begins }: Part): string => `${table} ${begins.toISOString()}`;
  const make = async (parts: readonly Part[]): Promise<void> => {
    for (const part of new Map(parts.map((one) => [nameOf(one), one])).values()) {
      const { table, begins, ends } = part;
      // Nobody who works on farms may make tables: this is done by whoever connects, who owns them.
      await sql`select core.make_part(${table}::regclass, ${begins}, ${ends})`.execute(database.kysely);
      known.add(nameOf(part));
    }
  };
  return {
    require: (parts) => {
      const missing = parts.filter((part) => !known.has(nameOf(part)));
      if (missing.length > 0) throw new PartsMissing(missing);
    },
    withParts: async (work) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await work();
        } catch (error) {
          if (!(error instanceof PartsMissing) || tries === mostTries) throw error;
          await make(error.parts);
        }
      }
    },
  };
}
