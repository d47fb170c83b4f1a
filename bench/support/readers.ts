/** A program of its own, so that nothing that the benchmark itself is busy with holds up what it measures. */

const atOnce = 10;
const pauseMs = 50;
/** Before that, connections are opened and what runs here is compiled, which whoever reads along has long done. */
const pagesBefore = 10;

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

let times: number[] = [];
let failures = 0;
let isOver = false;

process.once('message', (task: ReadersTask) => {
  const readers = Array.from({ length: atOnce }, (_, index) => index);
  void Promise.all(readers.map((index) => read(task, index, () => false, index + pagesBefore))).then(() => {
    times = [];
    const reading = readers.map((index) => read(task, index, () => isOver));
    process.send?.('reading');
    process.once('message', () => {
      isOver = true;
      void Promise.all(reading).then(() => {
        process.send?.({ times, failures } satisfies ReadersNotice, () => process.disconnect());
      });
    });
  });
});

async function read(
  { url, farmId, token }: ReadersTask,
  index: number,
  isEnough: () => boolean,
  end = Infinity,
): Promise<void> {
  for (let turn = index; turn < end && !isEnough(); turn++) {
    const started = performance.now();
    const answer = await fetch(`${url}${pageOf(farmId, turn)}`, {
      headers: { authorization: `Bearer ${token}` },
    }).catch(() => undefined);
    await answer?.arrayBuffer();
    times.push(performance.now() - started);
    if (answer?.ok !== true) failures++;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** A page of the list, the next one, then the farms, in turns. */
function pageOf(farmId: number, turn: number): string {
  const page = `/agroevidence/parcels?farmIds=${farmId}&per-page=25&page=`;
  return [`${page}1`, `${page}2`, '/agroevidence/farms', `${page}${3 + (turn % 10)}`][turn % 4] ?? '';
}
