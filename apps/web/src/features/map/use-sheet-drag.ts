import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import {
  sheetStops,
  stopAfterDrag,
  stopAfterKey,
  stopAfterTap,
  type SheetStop,
  type StopHeights,
} from './sheet-stops.ts';

interface Drag {
  readonly fromY: number;
  readonly fromHeight: number;
  readonly lastY: number;
  readonly lastAt: number;
  /** Pixels in a millisecond, positive on the way up. */
  readonly speed: number;
}

export interface SheetHandleProps {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export interface SheetDrag {
  readonly stop: SheetStop;
  /** Its height while a finger holds it. */
  readonly heldHeight: number | undefined;
  readonly handle: SheetHandleProps;
}

/** Less than this was a tap. */
const tapPixels = 5;
/** As high as a heading below the handle; whatever comes after it would be seen cut in two. */
const peekHeight = 80;
/** The heading of a parcel has the number of its block under it. */
export const parcelPeekStyle = '96px';

/** Heights of the stops in a room; the sheet's own style says the same. */
export const stopStyles: Readonly<Record<SheetStop, string>> = {
  peek: `${peekHeight}px`,
  half: '48%',
  full: 'calc(100% - 72px)',
};

export function useSheetDrag(): SheetDrag {
  const [stop, setStop] = useState<SheetStop>('half');
  const [heldHeight, setHeldHeight] = useState<number>();
  const drag = useRef<Drag>(undefined);

  const letGo = (event: PointerEvent<HTMLElement>): void => {
    const held = drag.current;
    drag.current = undefined;
    setHeldHeight(undefined);
    if (!held) return;
    const moved = held.fromY - event.clientY;
    if (Math.abs(moved) < tapPixels) setStop(stopAfterTap(stop));
    else setStop(stopAfterDrag(held.fromHeight + moved, held.speed, heightsIn(roomOf(event.currentTarget))));
  };

  return {
    stop,
    heldHeight,
    handle: {
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const sheet = event.currentTarget.parentElement;
        drag.current = {
          fromY: event.clientY,
          fromHeight: sheet?.getBoundingClientRect().height ?? 0,
          lastY: event.clientY,
          lastAt: event.timeStamp,
          speed: 0,
        };
      },
      onPointerMove: ({ clientY, timeStamp }) => {
        const held = drag.current;
        if (!held) return;
        const speed = (held.lastY - clientY) / Math.max(1, timeStamp - held.lastAt);
        drag.current = { ...held, lastY: clientY, lastAt: timeStamp, speed };
        setHeldHeight(Math.max(peekHeight / 2, held.fromHeight + held.fromY - clientY));
      },
      onPointerUp: letGo,
      onPointerCancel: () => {
        drag.current = undefined;
        setHeldHeight(undefined);
      },
      onKeyDown: (event) => {
        const next = stopAfterKey(stop, event.key);
        if (next === undefined) return;
        event.preventDefault();
        setStop(next);
      },
    },
  };
}

/** The height of what the sheet lies in. */
function roomOf(handle: HTMLElement): number {
  const place = handle.parentElement?.offsetParent ?? document.documentElement;
  return place.clientHeight;
}

function heightsIn(room: number): StopHeights {
  return { peek: peekHeight, half: room * 0.48, full: room - 72 };
}

export function stopNumber(stop: SheetStop): number {
  return sheetStops.indexOf(stop);
}
