import { setImmediate as nextTurn } from 'node:timers/promises';

/** Nobody who asks for something small should notice work that goes on so long at a time. */
const longestStretchMs = 3;
/** Such a turn nobody else has used. */
const idleTurnMs = 0.3;
/** The clock is looked at no more often: it costs more than most steps do. */
const stepsOfLook = 32;

/** To be called between pieces of long work on the main thread: where it has gone on for a while, all that waits has its turn. */
export function createTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    const stretch = performance.now() - began;
    if (stretch < longestStretchMs) return;
    await othersDone(performance.now() + stretch);
    began = performance.now();
  };
}

/** Lets all go first that waits, and what comes of it, until nothing is left or for so long. */
async function othersDone(until: number): Promise<void> {
  for (;;) {
    const left = performance.now();
    await nextTurn();
    const back = performance.now();
    if (back - left < idleTurnMs || back > until) return;
  }
}

/** What `make` makes of each, in their order; however many there are, others have their turn between them. */
export async function mapInTurns<From, To>(all: readonly From[], make: (one: From) => To): Promise<To[]> {
  const turn = createTurns();
  const made: To[] = [];
  for (const [at, one] of all.entries()) {
    if (at % stepsOfLook === 0) await turn();
    made.push(make(one));
  }
  return made;
}
