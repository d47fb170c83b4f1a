const key = 'brazda.reloaded-at';
const pauseMs = 30_000;

/** Whether a reload could help: not when one was just tried. */
export function mayReload(now: number = Date.now()): boolean {
  try {
    return now - Number(sessionStorage.getItem(key) ?? 0) > pauseMs;
  } catch {
    return false;
  }
}

export function rememberReload(now: number = Date.now()): void {
  sessionStorage.setItem(key, String(now));
}
