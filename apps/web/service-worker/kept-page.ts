/** The page of the application, as the server has dressed it for this browser. */
export interface KeptPage {
  /** Brings it for the first time. Throws where the server has another build by now. */
  readonly fetchFirst: () => Promise<void>;
  readonly dropOthers: () => Promise<void>;
  /** What the server says now; where it says nothing, or not soon, the page that is kept. */
  readonly answer: (event: FetchEvent) => Promise<Response>;
}

const prefix = 'brazda-page ';
/** An address of the application that needs nothing but the page. */
const address = '/farm';
/** Longer than a weak signal takes; after that somebody stands in a field and waits. */
const patienceMs = 4000;

/** Each build has a page of its own, for it names the files of that build. */
export function createKeptPage(entry: string, caches: CacheStorage): KeptPage {
  const name = prefix + entry;
  const read = async (): Promise<Response | undefined> => (await caches.open(name)).match(address);
  const isOurs = async (response: Response): Promise<boolean> =>
    response.ok && !response.redirected && (await response.clone().text()).includes(entry);
  const keep = async (response: Response): Promise<void> => (await caches.open(name)).put(address, response);

  const ask = async (event: FetchEvent): Promise<Response> => {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const response = preloaded ?? (await fetch(event.request));
    if (response.status >= 500) throw new Error(`The server answered ${response.status}`);
    // The one of the sign-in holds its form, which no other screen shows.
    if (new URL(event.request.url).pathname.startsWith('/farm')) event.waitUntil(renew(response.clone()));
    return response;
  };
  /** What the operator configures stands in the page: it may be another under the same build. */
  const renew = async (response: Response): Promise<void> => {
    if (await isOurs(response)) await keep(response);
  };

  return {
    fetchFirst: async () => {
      const response = await fetch(address, { cache: 'reload', headers: { accept: 'text/html' } });
      if (!(await isOurs(response))) throw new Error('The page is of another build');
      await keep(response);
    },
    dropOthers: async () => {
      const names = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== name);
      await Promise.all(names.map((other) => caches.delete(other)));
    },
    answer: async (event) => {
      const asked = ask(event);
      const kept = await read();
      if (kept === undefined) return asked;
      const instead = asked.catch(() => kept);
      // What comes too late is of no use to this page, and renews the one that is kept.
      event.waitUntil(instead);
      return Promise.race([instead, after(patienceMs, kept)]);
    },
  };
}

function after(milliseconds: number, page: Response): Promise<Response> {
  return new Promise((resolve) => setTimeout(() => resolve(page), milliseconds));
}
