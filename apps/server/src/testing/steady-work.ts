/** Work that goes on until it is stopped, one act after another. */
export interface SteadyWork {
  /** How many acts were acknowledged. */
  acknowledged(): number;
  stop(): Promise<void>;
}

/** Begins to do something again and again; each act is told its number, from 1 on. */
export function keepDoing(act: (number: number) => Promise<unknown>): SteadyWork {
  const state = { isDone: false, acknowledged: 0 };
  const working = (async () => {
    while (!state.isDone) {
      await act(state.acknowledged + 1);
      state.acknowledged += 1;
    }
  })();
  return {
    acknowledged: () => state.acknowledged,
    stop: async () => {
      state.isDone = true;
      await working;
    },
  };
}
