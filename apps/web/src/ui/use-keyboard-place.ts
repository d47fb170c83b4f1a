import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/**
 * Takes the focus into a part of the screen that the keyboard has opened; gives what lets Escape close it, and then takes
 * the focus back. Whoever opened it by a finger is not met by the keyboard of a phone.
 */
export function useKeyboardPlace(
  place: RefObject<HTMLElement | null>,
  onClose: () => void,
): (event: KeyboardEvent) => void {
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const before = document.activeElement;
    if (!(before instanceof HTMLElement) || !before.matches('[aria-expanded="true"]')) return;
    opener.current = before;
    if (before.matches(':focus-visible')) place.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [place]);
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // What lies behind is closed by the next one.
    event.preventDefault();
    onClose();
    opener.current?.focus();
  };
}
