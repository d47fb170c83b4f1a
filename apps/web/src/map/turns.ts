/** By then it is somebody's turn even if nothing is drawn, as in a window that is not seen. */
const longestFrameMs = 100;

/**
 * Lets work through one at a time, each in a frame of its own: what is fetched at once comes at once, and would be drawn
 * at once, with nothing answering meanwhile. Who comes when nobody waits is let through soon.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    const mine = last;
    last = mine.then(nextFrame);
    return mine;
  };
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      resolve();
    };
    const timer = setTimeout(go, longestFrameMs);
    // After what is drawn in that frame.
    const frame = requestAnimationFrame(() => setTimeout(go));
  });
}
