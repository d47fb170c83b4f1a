import { useEffect, useRef, type RefObject } from 'react';

/** Pixels of the way before the one on screen, so that it is seen that there is one. */
const besideCurrent = 48;

/** For a row of links that is moved sideways where there is no room: the one that is `here` is in sight. */
export function useCurrentInSight(here: string | undefined): RefObject<HTMLElement | null> {
  const links = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = links.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!links.current || !current) return;
    const from = current.offsetParent === links.current ? 0 : links.current.offsetLeft;
    links.current.scrollLeft = current.offsetLeft - from - besideCurrent;
  }, [here]);
  return links;
}
