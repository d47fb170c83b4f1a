interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** Tells whether a mouse was moved: what is scrolled below one that lies still is not pointed at. */
export function createPointerWatch(): (at: Place) => boolean {
  let last: Place | undefined;
  return ({ clientX, clientY }) => {
    const isSame = last?.clientX === clientX && last.clientY === clientY;
    last = { clientX, clientY };
    return !isSame;
  };
}
