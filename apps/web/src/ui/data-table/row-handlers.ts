import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import type { createPointerWatch } from './moved-pointer.ts';

/** What happens to a row, wherever in it. */
export interface RowEvents<R> {
  readonly rowAt: (index: number) => R | undefined;
  readonly onReach: (index: number) => void;
  readonly onPress: (row: R, index: number, isRange: boolean) => void;
  readonly onOpen: (row: R) => void;
  readonly onToggle: (row: R, index: number, isRange: boolean) => void;
  readonly onMenu: (row: R, at: HTMLElement) => void;
  readonly onPoint: (row: R) => void;
  readonly hasMoved: ReturnType<typeof createPointerWatch>;
}

interface Handlers {
  readonly onClick: (event: MouseEvent) => void;
  readonly onDoubleClick: (event: MouseEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onPointerOver: (event: PointerEvent) => void;
}

/** Heard once for all rows, where they lie: a row by itself knows of nothing and is drawn anew only when it looks otherwise. */
export function rowHandlers<R>(events: RowEvents<R>): Handlers {
  const found = ({
    target,
  }: {
    readonly target: EventTarget;
  }): { index: number; row: R; inside: Element } | undefined => {
    if (!(target instanceof Element)) return undefined;
    const index = Number(target.closest('[data-index]')?.getAttribute('data-index') ?? Number.NaN);
    const row = Number.isNaN(index) ? undefined : events.rowAt(index);
    return row === undefined ? undefined : { index, row, inside: target };
  };
  return {
    onClick: (event) => {
      const hit = found(event);
      if (!hit) return;
      const { row, index, inside } = hit;
      const button = inside.closest<HTMLElement>('[data-menu] button');
      if (inside.matches('input')) events.onToggle(row, index, event.shiftKey);
      else if (button) events.onMenu(row, button);
      else if (!isControl(inside)) events.onPress(row, index, event.shiftKey);
    },
    onDoubleClick: (event) => {
      const hit = found(event);
      if (hit && !isControl(hit.inside)) events.onOpen(hit.row);
    },
    onFocus: (event) => {
      const hit = found(event);
      if (hit) events.onReach(hit.index);
    },
    onPointerOver: (event) => {
      const hit = event.pointerType === 'mouse' && events.hasMoved(event) ? found(event) : undefined;
      if (hit) events.onPoint(hit.row);
    },
  };
}

/** What means something by itself when it is pressed. */
function isControl(inside: Element): boolean {
  return inside.closest('label, a, button') !== null;
}
