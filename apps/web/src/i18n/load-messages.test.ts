import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import type * as LoadMessages from './load-messages.ts';
import { initialLocale } from './locales.ts';

describe('the texts', () => {
  let texts: typeof LoadMessages;
  beforeEach(async () => {
    vi.resetModules();
    texts = await import('./load-messages.ts');
  });
  const asked: string[] = [];
  const chunk = (path: string, given: object): LoadMessages.MessageChunks => ({
    [`./messages/${path}.json`]: () => {
      asked.push(path);
      return Promise.resolve(given);
    },
  });
  const english = { 'login.title': 'Sign in' };
  const signIn: LoadMessages.MessageChunks = {
    ...chunk('shared/en-US', { 'action.close': 'Close' }),
    ...chunk('sign-in/en-US', english),
    ...chunk('shared/cs-CZ', { 'action.close': 'Zavřít' }),
    ...chunk('sign-in/cs-CZ', { 'login.title': 'Přihlášení' }),
  };
  const all: LoadMessages.MessageChunks = {
    ...signIn,
    ...chunk('map/en-US', { 'map.title': 'Map' }),
    ...chunk('map/cs-CZ', { 'map.title': 'Mapa' }),
  };

  it('are those of the wished language', async () => {
    const loaded = await texts.loadMessages('cs-CZ');
    expect(loaded).toMatchObject({ locale: 'cs-CZ', messages: { 'login.title': 'Přihlášení' } });
  });

  it('of the sign-in are all that is loaded before there is another screen', async () => {
    asked.length = 0;
    await texts.loadMessages('cs-CZ', all);
    expect(asked).toEqual(['shared/cs-CZ', 'sign-in/cs-CZ']);
  });

  it('of a screen join those that are shown, without these being drawn anew', async () => {
    const { messages } = await texts.loadMessages('cs-CZ', all);
    expect(messages).not.toHaveProperty(['map.title']);
    await texts.loadAreas(['map'], all);
    expect(messages).toMatchObject({ 'map.title': 'Mapa', 'login.title': 'Přihlášení' });
  });

  it('of a screen are fetched once, however often it is shown', async () => {
    await texts.loadMessages('cs-CZ', all);
    await texts.loadAreas(['map'], all);
    asked.length = 0;
    await texts.loadAreas(['map'], all);
    expect(asked).toEqual([]);
  });

  it('in another language are those of all areas in use', async () => {
    await texts.loadMessages('cs-CZ', all);
    await texts.loadAreas(['map'], all);
    const { messages } = await texts.loadMessages('en-US', all);
    expect(messages).toMatchObject({ 'map.title': 'Map', ...english });
  });

  it('in another language are also those of a screen that came while they were fetched', async () => {
    await texts.loadMessages('cs-CZ', all);
    const english = texts.loadMessages('en-US', all);
    await texts.loadAreas(['map'], all);
    expect((await english).messages).toMatchObject({ 'map.title': 'Map' });
  });

  it('are English, and that is logged, when those of the wished language do not load', async () => {
    const sink = vi.fn();
    const { setLogSink: setSink } = await import('#web/lib/logger.ts');
    setSink(sink);
    const broken = { ...signIn, './messages/sign-in/cs-CZ.json': () => Promise.reject(new Error('gone')) };
    const loaded = await texts.loadMessages('cs-CZ', broken);
    expect(loaded).toEqual({ locale: 'en-US', messages: { 'action.close': 'Close', ...english } });
    expect(sink).toHaveBeenCalledWith('error', 'The texts of cs-CZ did not load', expect.any(Error));
  });

  it('of a screen that do not load fail that screen', async () => {
    await texts.loadMessages('cs-CZ', signIn);
    await expect(texts.loadAreas(['map'], signIn)).rejects.toThrow('There are no texts of map for cs-CZ');
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
