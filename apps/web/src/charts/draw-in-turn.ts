import { nextTask } from '#web/lib/next-task.ts';

type Draw = () => void;

const waiting = new Set<Draw>();
let isDrawing = false;

/**
 * Draws when those that were asked for before are drawn, each in a task of its own: whoever does something on the page
 * meanwhile waits for one of them, and not for all. Gives what takes it back where it has not begun.
 */
export function drawInTurn(draw: Draw): () => void {
  waiting.add(draw);
  if (!isDrawing) void drawWaiting();
  return () => void waiting.delete(draw);
}

async function drawWaiting(): Promise<void> {
  isDrawing = true;
  await nextTask();
  for (const draw of waiting) {
    waiting.delete(draw);
    try {
      draw();
    } catch (error) {
      reportError(error);
    }
    await nextTask();
  }
  isDrawing = false;
}
