import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What went wrong in a browser without the page showing it. */
export interface Guard {
  readonly errors: readonly string[];
}

// An expression and not a function: whatever stays on this machine then need not be asked about, request by request.
const outside = /^(https?|wss?):\/\/(?!(([^/?#@:]*\.)?localhost|127\.0\.0\.1|\[::1\])(:\d+)?[/?#])/i;

/**
 * Keeps a browser on this machine, and notes every error that its pages throw or print. As requests are looked at on their
 * way, other servers are not asked beforehand about the header that gives each journey a network of its own.
 */
export async function guard(context: BrowserContext): Promise<Guard> {
  const errors: string[] = [];
  await context.route(outside, (route) => route.abort('blockedbyclient'));
  context.on('weberror', (error) => errors.push(`thrown: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isAboutOutside(message))
      errors.push(`printed: ${message.text()} (${message.location().url})`);
  });
  return { errors };
}

/** The browser prints an error for each refused request; that is the guard's doing, not the page's. */
function isAboutOutside(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return URL.canParse(url) && isOutside(new URL(url)) && message.text().startsWith('Failed to load resource');
}

function isOutside({ href }: URL): boolean {
  return outside.test(href);
}
