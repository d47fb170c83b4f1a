import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState, type ReactElement } from 'react';
import { LanguageProvider, type LoadedLanguage } from '#web/i18n/LanguageProvider.tsx';
import { BrandContext, findBrand } from '#web/lib/brands.ts';
import { ConfigurationContext } from '#web/lib/configuration.ts';
import { FlagsContext } from '#web/lib/flags.ts';
import { SessionContext } from '#web/lib/session-context.ts';
import { storageKeys } from '#web/lib/storage.ts';
import { SnackbarProvider } from '#web/ui/SnackbarProvider.tsx';
import { followActing } from './follow-acting.ts';
import { followLiveSoon } from './live/follow-live-soon.ts';
import { followOfflineSoon } from './offline/follow-offline-soon.ts';
import { followSession } from './follow-session.ts';
import type { Services } from './services.ts';
import { createBrandTheme } from './theme/theme.ts';

interface AppProps {
  readonly services: Services;
  readonly language: LoadedLanguage;
}

/** The whole application: everything that screens find around them, and the router that shows one. */
export function App({ services, language }: AppProps): ReactElement {
  const { configuration, flags, queries, router, session, speak } = services;
  const [brand] = useState(() => findBrand(configuration.brands));
  const [theme] = useState(() => createBrandTheme(brand));
  const [styles] = useState(createStyles);

  useEffect(() => followSession(services), [services]);
  useEffect(() => followLiveSoon(services), [services]);
  useEffect(() => followOfflineSoon(services), [services]);
  useEffect(() => followActing(session), [session]);

  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={storageKeys.colorScheme} noSsr>
        <CssBaseline enableColorScheme />
        <ConfigurationContext value={configuration}>
          <BrandContext value={brand}>
            <FlagsContext value={flags}>
              <SessionContext value={session}>
                <QueryClientProvider client={queries}>
                  <LanguageProvider initial={language} onShown={speak}>
                    <SnackbarProvider>
                      <RouterProvider router={router} />
                    </SnackbarProvider>
                  </LanguageProvider>
                </QueryClientProvider>
              </SessionContext>
            </FlagsContext>
          </BrandContext>
        </ConfigurationContext>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** The server writes a fresh nonce into the page; only styles that carry it are let in. */
function createStyles(): ReturnType<typeof createCache> {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return createCache({ key: 'bz', ...(nonce && { nonce }) });
}
