import type { KeyboardEvent } from 'react';
import type { Plot } from '#web/charts/open-plot.ts';

/** How much of what is seen Shift and an arrow move. */
const panShare = 0.25;
const zoomFactor = 1.5;
/** With Page Up and Page Down. */
const leap = 24;

const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -leap,
  PageDown: leap,
  Home: -Infinity,
  End: Infinity,
};

/** Does what a key means on a chart; answers at which of the times the cursor is then. */
export function onChartKey(event: KeyboardEvent, plot: Plot | undefined): number | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (!plot || ctrlKey || metaKey || altKey) return undefined;
  const by = moves[key];
  if (by === undefined) {
    const look = looks(plot)[key];
    if (!look) return undefined;
    event.preventDefault();
    look();
    return undefined;
  }
  event.preventDefault();
  if (shiftKey && Math.abs(by) === 1) {
    plot.pan(by * panShare);
    return undefined;
  }
  return plot.moveCursor(by);
}

function looks(plot: Plot): Readonly<Record<string, () => void>> {
  return {
    '+': () => plot.zoom(zoomFactor),
    '-': () => plot.zoom(1 / zoomFactor),
    '0': () => plot.showAll(),
    Escape: () => plot.leaveCursor(),
  };
}
