/** Leaves the first picture of the page to itself, and goes on when the browser has time. */
export function afterFirstPaint(work: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(work, 0);
  });
}
