import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// All files share one process and one page, which saves each of them loading the libraries and building a page. So that
// none meets what another left behind, each begins with its modules new and the page empty, whatever ran before.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
clearPage();

// The page of tests has no screen that anything could come into sight on.
Element.prototype.scrollIntoView = () => undefined;

// Screens that load their parts and texts take longer than a second on a machine that does other work beside.
configure({ asyncUtilTimeout: 5000 });

// Imported after the reset, so that it is the logger that the tested modules use.
const { setLogSink } = await import('#web/lib/logger.ts');
setLogSink(() => undefined);

afterEach(() => {
  cleanup();
  clearPage();
});

function clearPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  // To know whether an element is hidden, every rule is tried on it: left in the page, the rules of earlier tests take
  // most of the time. Only those of the default store stay, for it never writes again what it has written once.
  for (const child of document.head.querySelectorAll(':scope > :not([data-emotion="css"])')) child.remove();
  document.body.replaceChildren();
}
