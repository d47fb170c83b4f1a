import type { ClipboardEvent, KeyboardEvent } from 'react';
import { oneCell, placeAfter, type CellPlace, type GridRange, type GridSize } from './grid-range.ts';

/** What keys do to the grid. */
export interface GridActs {
  readonly choose: (range: GridRange) => void;
  /** Opens the picker of the cell, with what was typed already. */
  readonly open: (typed: string) => void;
  readonly divide: () => void;
  /** Shows why a cell has warnings; without one that of the keyboard. */
  readonly explain: (place?: CellPlace) => void;
  readonly clear: () => void;
  readonly fillDown: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly copied: () => string;
  readonly paste: (text: string) => void;
}

interface GridHandlers {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onCopy: (event: ClipboardEvent) => void;
  readonly onCut: (event: ClipboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** What keys and the clipboard mean on the grid, as spreadsheets have them. */
export function gridHandlers(range: GridRange, size: GridSize, mayChange: boolean, acts: GridActs): GridHandlers {
  const copy = (event: ClipboardEvent): void => {
    event.clipboardData.setData('text/plain', acts.copied());
    event.preventDefault();
  };
  return {
    onKeyDown: (event) => {
      const isTaken = moved(event, range, size, acts) || (mayChange && changed(event, acts));
      if (isTaken) event.preventDefault();
    },
    onCopy: copy,
    onCut: (event) => {
      copy(event);
      if (mayChange) acts.clear();
    },
    onPaste: (event) => {
      event.preventDefault();
      if (mayChange) acts.paste(event.clipboardData.getData('text/plain'));
    },
  };
}

function moved(event: KeyboardEvent, range: GridRange, size: GridSize, { choose, explain }: GridActs): boolean {
  if (event.key === 'Tab') return tabbed(event, range, size, choose);
  if (event.key === ' ') {
    explain();
    return true;
  }
  if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
    choose({ from: { row: 0, column: 0 }, to: { row: size.rows - 1, column: size.columns - 1 } });
    return true;
  }
  if (event.key === 'Escape') {
    choose(oneCell(range.to));
    return true;
  }
  const place = placeAfter(event, range.to, size);
  if (!place) return false;
  choose(event.shiftKey ? { ...range, to: place } : oneCell(place));
  return true;
}

/** From cell to cell of a row; at its ends the Tab key leaves the grid, as everywhere. */
function tabbed({ shiftKey }: KeyboardEvent, { to }: GridRange, size: GridSize, choose: GridActs['choose']): boolean {
  const column = to.column + (shiftKey ? -1 : 1);
  if (column < 0 || column >= size.columns) return false;
  choose(oneCell({ ...to, column }));
  return true;
}

function changed(event: KeyboardEvent, acts: GridActs): boolean {
  const { key } = event;
  if (event.ctrlKey || event.metaKey) return commanded(event, acts);
  if (key === 'Enter' || key === 'F2') acts.open('');
  else if (key === 'Delete' || key === 'Backspace') acts.clear();
  else if (key.length === 1 && !event.altKey) acts.open(key);
  else return false;
  return true;
}

function commanded({ key, shiftKey }: KeyboardEvent, acts: GridActs): boolean {
  const commands: Readonly<Record<string, () => void>> = {
    z: shiftKey ? acts.redo : acts.undo,
    y: acts.redo,
    d: acts.fillDown,
    Enter: acts.divide,
  };
  const command = commands[key.length === 1 ? key.toLowerCase() : key];
  command?.();
  return command !== undefined;
}
