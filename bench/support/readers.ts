/** A program of its own, so that nothing that the benchmark itself is busy with holds up what it measures. */

const atOnce = 10;
const pauseMs = 50;

/** Whose pages are read, and where. */
export interface ReadersTask {
  readonly url: string;
  readonly farmId: number;
  readonly token: string;
}

/** What people noticed who read pages of a farm meanwhile. */
export interface ReadersNotice {
  readonly times: readonly number[];
  readonly failures: number;
}

const times: number[] = [];
let failures = 0;
let isOver = false;

process.once('message', (task: ReadersTask) => {
  const reading = Array.from({ length: atOnce }, (_, index) => read(task, index));
  process.once('message', () => {
    isOver = true;
    void Promise.all(reading).then(() => {
      process.send?.({ times, failures } satisfies ReadersNotice, () => process.disconnect());
    });
  });
});

async function read({ url, farmId, token }: ReadersTask, index: number): Promise<void> {
  for (let turn = index; !isOver; turn++) {
    const started = performance.now();
    const answer = await fetch(`${url}${pageOf(farmId, turn)}`, {
      headers: { authorization: `Bearer ${token}` },
    }).catch(() => undefined);
    await answer?.arrayBuffer();
    // The first opens a connection, which whoever reads along has long done.
    if (turn > index) times.push(performance.now() - started);
    if (answer?.ok !== true) failures++;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** A page of the list, the next one, then the farms, in turns. */
function pageOf(farmId: number, turn: number): string {
  const page = `/agroevidence/parcels?farmIds=${farmId}&per-page=25&page=`;
  return [`${page}1`, `${page}2`, '/agroevidence/farms', `${page}${3 + (turn % 10)}`][turn % 4] ?? '';
}
