import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What went wrong in a browser without the page showing it. */
export interface Guard {
  readonly errors: readonly string[];
}

const outside = /^(https?|wss?):\/\/(?!(([^/?#@:]*\.)?localhost|127\.0\.0\.1|\[::1\])(:\d+)?[/?#])/i;

/**
 * Notes every error that the pages of a browser throw or print. It finds no address outside of this machine: its
 * arguments say so. Were requests looked at on their way instead, it would keep nothing that it has fetched.
 */
export function guard(context: BrowserContext): Guard {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(`thrown: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isAboutOutside(message))
      errors.push(`printed: ${message.text()} (${message.location().url})`);
  });
  return { errors };
}

/** The browser prints an error for each address that it does not find; that is the doing of the journeys, not the page's. */
function isAboutOutside(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return URL.canParse(url) && isOutside(new URL(url)) && message.text().startsWith('Failed to load resource');
}

function isOutside({ href }: URL): boolean {
  return outside.test(href);
}
