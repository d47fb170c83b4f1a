/** Every key under which the web app keeps something in the browser. */
export const storageKeys = {
  token: 'brazda.token',
  /** Who was last signed in; whoever signs out is forgotten. */
  owner: 'brazda.owner',
  locale: 'brazda.locale',
  colorScheme: 'brazda.color-scheme',
  farms: 'brazda.farms',
  farmState: 'brazda.farm.',
  formState: 'brazda.form.',
  columns: 'brazda.columns.',
  /** Whether this device is used without a network. */
  offline: 'brazda.offline',
} as const;

/** Keys that belong to whoever is signed in and go when they sign out. */
const personal = [
  storageKeys.token,
  storageKeys.owner,
  storageKeys.farms,
  storageKeys.farmState,
  storageKeys.formState,
  storageKeys.columns,
];

/** Reads and writes as far as the browser lets us: private windows and full disks must not stop the work. */
export const storage = {
  read: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value);
    } catch {
      return;
    }
  },
  remove: (key: string): void => {
    try {
      localStorage.removeItem(key);
    } catch {
      return;
    }
  },
};

export function clearPersonalStorage(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => personal.some((prefix) => key.startsWith(prefix)));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    return;
  }
}
