import { vi } from 'vitest';

const width = 800;
const measured = { width: 40 };

/** Pages of tests draw nothing and know no sizes: what is drawn on a canvas is taken, and every element is so wide. */
export function stubCanvas(): void {
  const context = new Proxy(
    { canvas: document.createElement('canvas') },
    {
      get: (target, name) => (name in target ? target[name as 'canvas'] : () => measured),
      set: () => true,
    },
  );
  vi.stubGlobal('Path2D', DrawnPath);
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
}

/** Takes whatever is drawn. */
function DrawnPath(): object {
  return new Proxy({}, { get: () => () => undefined });
}
