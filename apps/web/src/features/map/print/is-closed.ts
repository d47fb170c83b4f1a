/** Whoever answers at all, answers within this. */
const patienceMs = 5000;

/** Whether a picture that could not be had for reading can be had for looking at: then its service keeps it to itself. */
export function isClosed(address: string | undefined): Promise<boolean> {
  if (address === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    const image = new Image();
    const end = (isThere: boolean): void => {
      clearTimeout(timer);
      resolve(isThere);
    };
    const timer = setTimeout(() => {
      image.src = '';
      end(false);
    }, patienceMs);
    image.onload = () => end(true);
    image.onerror = () => end(false);
    image.src = address;
  });
}
