/** Microseconds of processor time for each of some calls: of the server, and of PostgreSQL where that is measured. */
export interface ProcessorTime {
  readonly processorUs: number;
  readonly databaseUs: number;
}

/** From now on; gives what so many calls have cost since. */
export function measureProcessorTime(
  server: { processorSeconds(): number },
  ground?: { databaseSeconds(): number },
): (calls: number) => ProcessorTime {
  const ofDatabase = (): number => ground?.databaseSeconds() ?? 0;
  const before = { server: server.processorSeconds(), database: ofDatabase() };
  return (calls) => {
    const each = (seconds: number): number => Math.round((seconds * 1e6) / calls);
    return {
      processorUs: each(server.processorSeconds() - before.server),
      databaseUs: each(ofDatabase() - before.database),
    };
  };
}
