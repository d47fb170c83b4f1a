import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { initialLocale } from '#web/i18n/locales.ts';
import { loadMessages } from '#web/i18n/load-messages.ts';
import { loadConfiguration } from '#web/lib/configuration.ts';
import { followEarlyEntry } from '#web/lib/early-entry.ts';
import { keepUncaughtErrors, logger } from '#web/lib/logger.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import { App } from './App.tsx';
import { createServices, type Services } from './services.ts';
import './theme/fonts.css';

/** Shown when not even the texts can be had; a person with a phone at the edge of a field must know what to do. */
const unreachable =
  'Brázda se nepodařilo načíst. Zkontrolujte připojení. · Brázda could not be loaded. Check your connection.';

const firstPictureMs = 250;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  followEarlyEntry();
  const configured = loadConfiguration();
  const spoken = loadMessages(initialLocale());
  try {
    const [configuration, language] = await Promise.all([configured, spoken]);
    const services = createServices(configuration, language.locale);
    // What the page shows stays until there is a screen to show, or it is known that this takes a while.
    await Promise.race([services.router.load(), pause(firstPictureMs)]);
    const root = createRoot(container, { onCaughtError: logFailedScreen });
    // The largest piece of work that there is: as a transition React lets the page answer between its parts.
    startTransition(() => root.render(<App services={services} language={language} />));
    afterFirstPaint(() => void reportErrors(services));
  } catch (cause) {
    logger.error('The application did not start', cause);
    container.textContent = unreachable;
    // Where nobody is signed in nobody is told of.
    const configuration = await configured.catch(() => undefined);
    if (configuration) await reportErrors({ configuration, session: { claims: () => null } });
  }
}

interface Reporting {
  readonly configuration: Services['configuration'];
  readonly session: Pick<Services['session'], 'claims'>;
}

/** The library for it is fetched only where the installation wants reports. */
async function reportErrors({ configuration: { sentryDsn }, session }: Reporting): Promise<void> {
  if (sentryDsn === undefined) return;
  try {
    const { startErrorReports } = await import('#web/lib/error-reports.ts');
    startErrorReports(sentryDsn, session);
  } catch (cause) {
    logger.warning('Errors cannot be reported', cause);
  }
}

/** In the place of React's own words in the console, so that a failed screen is told once and where the log goes. */
function logFailedScreen(error: unknown): void {
  logger.error('A screen failed', error);
}

keepUncaughtErrors(window);
void start();
