import { describe, expect, it, vi } from 'vitest';
import { setLogSink } from '#web/lib/logger.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { loadMessages } from './load-messages.ts';
import { initialLocale } from './locales.ts';

describe('loadMessages', () => {
  const english = { 'login.title': 'Sign in' };

  it('gives the texts of the wished language', async () => {
    expect(await loadMessages('cs-CZ')).toMatchObject({ locale: 'cs-CZ', messages: { 'login.title': 'Přihlášení' } });
  });

  it('falls back to English and logs when the wished language does not load', async () => {
    const sink = vi.fn();
    setLogSink(sink);
    const loaded = await loadMessages('cs-CZ', {
      './messages/cs-CZ.json': () => Promise.reject(new Error('gone')),
      './messages/en-US.json': () => Promise.resolve(english),
    });
    expect(loaded).toEqual({ locale: 'en-US', messages: english });
    expect(sink).toHaveBeenCalledWith('error', 'The texts of cs-CZ did not load', expect.any(Error));
  });
});

describe('initialLocale', () => {
  it('takes what was chosen here before what the browser wishes', () => {
    storage.write(storageKeys.locale, 'pl-PL');
    expect(initialLocale(['hu-HU'])).toBe('pl-PL');
  });

  it('takes the first wish of the browser that we speak, whatever its region', () => {
    expect(initialLocale(['de-DE', 'es-MX', 'en-GB'])).toBe('es-ES');
  });

  it('is English when the browser wishes nothing that we speak', () => {
    expect(initialLocale(['de-DE'])).toBe('en-US');
  });
});
