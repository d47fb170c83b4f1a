import { describe, expect, it, vi } from 'vitest';
import { followGestures } from './gestures.ts';

const asked = { onPan: vi.fn(), onZoom: vi.fn(), onTouch: vi.fn() };

function area(): HTMLElement {
  const element = document.createElement('div');
  vi.spyOn(element, 'clientWidth', 'get').mockReturnValue(200);
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ left: 10, width: 200 } as DOMRect);
  document.body.append(element);
  for (const told of Object.values(asked)) told.mockReset();
  return element;
}

const finger = (type: string, pointerId: number, clientX: number): PointerEvent =>
  new PointerEvent(type, { pointerType: 'touch', pointerId, clientX });

describe('hands on a chart', () => {
  it('move the cursor by one finger, and look closer by two around their middle', () => {
    const element = area();
    followGestures(element, asked);
    element.dispatchEvent(finger('pointerdown', 1, 60));
    element.dispatchEvent(finger('pointermove', 1, 70));
    expect(asked.onTouch.mock.calls).toEqual([[50], [60]]);
    element.dispatchEvent(finger('pointerdown', 2, 110));
    element.dispatchEvent(finger('pointermove', 2, 150));
    expect(asked.onZoom.mock.calls).toEqual([[2, 100, -0.1]]);
    element.dispatchEvent(finger('pointerup', 1, 70));
    element.dispatchEvent(finger('pointermove', 2, 160));
    expect(asked.onZoom).toHaveBeenCalledOnce();
  });

  it('move it by dragging with Shift, of which the library hears nothing', () => {
    const element = area();
    const library = vi.fn();
    followGestures(element, asked);
    element.addEventListener('mousedown', library);
    element.dispatchEvent(new MouseEvent('mousedown', { shiftKey: true, clientX: 100, cancelable: true }));
    window.dispatchEvent(new MouseEvent('mousemove', { clientX: 80 }));
    window.dispatchEvent(new MouseEvent('mouseup'));
    window.dispatchEvent(new MouseEvent('mousemove', { clientX: 10 }));
    expect(asked.onPan.mock.calls).toEqual([[0.1]]);
    expect(library).not.toHaveBeenCalled();
  });

  it('leave the wheel that turns up and down to the page, and nothing behind', () => {
    const element = area();
    const stop = followGestures(element, asked);
    const turn = (options: WheelEventInit): WheelEvent => new WheelEvent('wheel', { cancelable: true, ...options });
    const upAndDown = turn({ deltaY: 40, deltaX: 3 });
    element.dispatchEvent(upAndDown);
    expect(upAndDown.defaultPrevented).toBe(false);
    element.dispatchEvent(turn({ deltaX: 40 }));
    expect(asked.onPan.mock.calls).toEqual([[0.2]]);
    stop();
    element.dispatchEvent(turn({ deltaX: 40 }));
    expect(asked.onPan).toHaveBeenCalledOnce();
  });
});
