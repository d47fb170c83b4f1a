import { describe, expect, it } from 'vitest';
import { bundleComplaints, entryScripts, textScripts } from './bundle.ts';

describe('the scripts of the sign-in form', () => {
  it('are the page’s own and those that it loads beside it', () => {
    const page = `<link rel="icon" href="/favicon.svg" /><script type="module" crossorigin src="/assets/main-1f.js"></script>
      <link rel="modulepreload" crossorigin href="/assets/react-2e.js"><link rel="stylesheet" href="/assets/main-3d.css">`;
    expect(entryScripts(page)).toEqual(['assets/main-1f.js', 'assets/react-2e.js']);
  });

  it('have the texts of one language with them', () => {
    const link = (name: string, language: string): string =>
      `<link rel="modulepreload" crossorigin href="/assets/${name}.js" data-language="${language}">`;
    const texts = [link('cs-CZ-1a', 'cs'), link('cs-CZ-2b', 'cs'), link('en-US-3c', 'en')].join('');
    const page = `${texts}<script type="module" crossorigin src="/assets/base-4d.js"></script>`;
    expect(entryScripts(page)).toEqual(['assets/base-4d.js']);
    expect([...textScripts(page)]).toEqual([
      ['cs', ['assets/cs-CZ-1a.js', 'assets/cs-CZ-2b.js']],
      ['en', ['assets/en-US-3c.js']],
    ]);
  });

  it('may weigh so much and no more, by the language with the longest texts', () => {
    const entry = [
      { path: 'assets/main.js', bytes: 90_000 },
      { path: 'assets/react.js', bytes: 60_000 },
    ];
    const texts = [
      [
        { path: 'assets/cs-CZ-1a.js', bytes: 5_000 },
        { path: 'assets/cs-CZ-2b.js', bytes: 4_000 },
      ],
      [{ path: 'assets/en-US-3c.js', bytes: 6_000 }],
    ];
    expect(bundleComplaints(entry, texts, 159_000)).toEqual([]);
    expect(bundleComplaints(entry, texts, 158_999)).toEqual([
      '/login fetches 159.0 kB of compressed scripts, at most 159.0 kB; largest: assets/main.js 90.0 kB, assets/react.js 60.0 kB',
    ]);
    expect(bundleComplaints(entry, [], 200_000)).toEqual(['dist/web/index.html names no texts in any language']);
  });
});
