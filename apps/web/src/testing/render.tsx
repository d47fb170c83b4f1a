import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { App } from '#web/app/App.tsx';
import { createAppRouter, type AppRouter } from '#web/app/router.tsx';
import { createBrandTheme } from '#web/app/theme/theme.ts';
import { LanguageProvider } from '#web/i18n/LanguageProvider.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { findBrand } from '#web/lib/brands.ts';
import { ConfigurationContext, withDefaults, type Configuration } from '#web/lib/configuration.ts';
import { stillFlags } from '#web/lib/flags.ts';
import { createSession, type Session } from '#web/lib/session.ts';
import { SessionContext } from '#web/lib/session-context.ts';
import { SnackbarProvider } from '#web/ui/SnackbarProvider.tsx';
import { czech } from './messages.ts';

const language = { locale: 'cs-CZ', messages: czech } as const;

interface Rendered extends RenderResult {
  readonly user: UserEvent;
  readonly session: Session;
}

interface RenderOptions {
  readonly configuration?: Partial<Configuration>;
  readonly path?: string;
}

/** Renders a part with all that screens find around them, in Czech; it needs no router. */
export function renderWithProviders(part: ReactElement, { configuration = {} }: RenderOptions = {}): Rendered {
  const session = testSession();
  const result = render(
    <CacheProvider value={createCache({ key: 'test' })}>
      <ThemeProvider theme={createBrandTheme(findBrand({}))}>
        <ConfigurationContext value={withDefaults(configuration)}>
          <SessionContext value={session}>
            <QueryClientProvider client={testQueries()}>
              <LanguageProvider initial={language}>
                <SnackbarProvider>{part}</SnackbarProvider>
              </LanguageProvider>
            </QueryClientProvider>
          </SessionContext>
        </ConfigurationContext>
      </ThemeProvider>
    </CacheProvider>,
  );
  return { ...result, session, user: userEvent.setup() };
}

interface RenderedApp extends Rendered {
  readonly router: AppRouter;
}

/** Renders the whole application at an address, in Czech; calls go to the fake api. */
export function renderApp(path: string, { configuration = {} }: RenderOptions = {}): RenderedApp {
  const session = testSession();
  const queries = testQueries();
  const given = withDefaults(configuration);
  const context = { configuration: given, flags: stillFlags(given.flags), queries, session };
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [path] }));
  const result = render(<App services={{ ...context, router, speak: () => undefined }} language={language} />);
  return { ...result, session, router, user: userEvent.setup() };
}

/** A token of whoever is told, good for the client; no server would take it. */
export function tokenOf(principal: string): string {
  const claims = { exp: 4_000_000_000, sid: 'test', principal, user_farms: [] };
  return `e30.${btoa(JSON.stringify(claims))}.signature`;
}

function testSession(): Session {
  return createSession(() => Promise.reject(new ApiError(401, { code: 'authentication.expired' })));
}

function testQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
}
