/** What hands ask of a chart beside what its library does itself: dragging shows a part, a double click all of it. */
export interface AskedByHand {
  /** To be moved by a share of what is seen. */
  readonly onPan: (share: number) => void;
  /** To be seen closer by a factor around a place, in pixels from the left, and moved by a share of what is seen then. */
  readonly onZoom: (factor: number, left: number, share: number) => void;
  /** A finger is on a place. */
  readonly onTouch: (left: number) => void;
}

/**
 * Dragging with Shift moves, so does a wheel that turns sideways; a wheel with Ctrl looks closer, so do two fingers. One
 * finger moves the cursor, and the page only up and down.
 */
export function followGestures(area: HTMLElement, asked: AskedByHand): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  area.style.touchAction = 'pan-y';
  followShiftDrag(area, asked, signal);
  followWheel(area, asked, signal);
  followFingers(area, asked, signal);
  return () => stop.abort();
}

function followShiftDrag(area: HTMLElement, { onPan }: AskedByHand, signal: AbortSignal): void {
  let from: number | undefined;
  const moveOn = ({ clientX }: MouseEvent): void => {
    if (from === undefined) return;
    onPan((from - clientX) / Math.max(area.clientWidth, 1));
    from = clientX;
  };
  area.addEventListener(
    'mousedown',
    (event) => {
      if (!event.shiftKey || event.button !== 0) return;
      // The library would begin to mark what is to be shown.
      event.stopImmediatePropagation();
      event.preventDefault();
      from = event.clientX;
    },
    { signal, capture: true },
  );
  window.addEventListener('mousemove', moveOn, { signal });
  window.addEventListener('mouseup', () => (from = undefined), { signal });
}

function followWheel(area: HTMLElement, { onPan, onZoom }: AskedByHand, signal: AbortSignal): void {
  area.addEventListener(
    'wheel',
    (event) => {
      const width = Math.max(area.clientWidth, 1);
      const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
      if (event.ctrlKey) onZoom(Math.exp(-event.deltaY / 200), event.clientX - area.getBoundingClientRect().left, 0);
      else if (Math.abs(sideways) > 0 && Math.abs(sideways) >= Math.abs(event.shiftKey ? 0 : event.deltaY))
        onPan(sideways / width);
      else return;
      event.preventDefault();
    },
    { signal, passive: false },
  );
}

function followFingers(area: HTMLElement, { onZoom, onTouch }: AskedByHand, signal: AbortSignal): void {
  const fingers = new Map<number, number>();
  area.addEventListener(
    'pointerdown',
    ({ pointerType, pointerId, clientX }) => {
      if (pointerType !== 'touch') return;
      fingers.set(pointerId, clientX);
      if (fingers.size === 1) onTouch(clientX - area.getBoundingClientRect().left);
    },
    { signal },
  );
  area.addEventListener(
    'pointermove',
    ({ pointerId, clientX }) => {
      if (!fingers.has(pointerId)) return;
      const before = spread([...fingers.values()]);
      fingers.set(pointerId, clientX);
      const { left, width } = area.getBoundingClientRect();
      if (fingers.size === 1) onTouch(clientX - left);
      if (fingers.size !== 2 || before.apart === 0) return;
      const now = spread([...fingers.values()]);
      const share = (before.middle - now.middle) / Math.max(width, 1);
      onZoom(Math.max(now.apart, 1) / before.apart, now.middle - left, share);
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel'] as const)
    area.addEventListener(type, ({ pointerId }) => fingers.delete(pointerId), { signal });
}

function spread([one = 0, other = one]: readonly number[]): { readonly apart: number; readonly middle: number } {
  return { apart: Math.abs(one - other), middle: (one + other) / 2 };
}
