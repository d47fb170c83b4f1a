import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createWebPage } from './web-page.ts';

const written = readFileSync(join(import.meta.dirname, '../../../web/index.html'), 'utf8');

/** As the build leaves it: with the texts of each language beside it. */
const built = written
  .replace(
    '<!-- first picture -->',
    ['cs', 'en', 'sk']
      .map((language) => `<link rel="modulepreload" href="/assets/${language}.js" data-language="${language}">`)
      .join(''),
  )
  .replace(
    '<!-- first form -->',
    ['cs', 'en', 'sk'].map((language) => `<main data-language="${language}">\n<form></form></main>`).join(''),
  );

const brands = join(import.meta.dirname, '../../../web/public');

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}

/** A PNG says in its first chunk how wide and how high it is. */
function sizeOf(path: string): string {
  const picture = readFileSync(join(brands, path));
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
}

describe('the icons for home screens', () => {
  it.each(['brazda', 'lanora', 'slivena'])('of %s are there, as large as the manifest says', (id) => {
    const manifest = readFileSync(join(brands, `brands/${id}.webmanifest`), 'utf8');
    const { icons } = JSON.parse(manifest) as { icons: readonly Icon[] };
    const drawn = icons.filter(({ type }) => type === 'image/png');
    expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of drawn) expect(sizeOf(src)).toBe(sizes);
    expect(sizeOf(`brands/${id}.touch.180.png`)).toBe('180x180');
  });
});

describe('the page', () => {
  const page = createWebPage(
    built,
    { 'lanora.example': 'lanora', 'slivena.example': 'slivena' },
    { demo: '</script>' },
  );

  it.each([
    ['localhost', 'Brázda', 'brazda', '#fffdf8', '#1d2620'],
    ['lanora.example', 'Lánora', 'lanora', '#fcfdfe', '#1a242d'],
    ['slivena.example', 'Slívena', 'slivena', '#fffcfb', '#291f29'],
  ])('of %s has the name, the icon and the colours of %s', (host, title, id, light, dark) => {
    const html = page({ host, path: '/', languages: 'cs', nonce: 'once' });
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`href="/brands/${id}.svg"`);
    expect(html).toContain(`href="/brands/${id}.webmanifest"`);
    expect(html).toContain(`rel="apple-touch-icon" href="/brands/${id}.touch.180.png"`);
    expect(html).toContain(`media="(prefers-color-scheme: light)" content="${light}"`);
    expect(html).toContain(`media="(prefers-color-scheme: dark)" content="${dark}"`);
    expect(html).toContain('name="csp-nonce" content="once"');
    expect(html).toContain(`<html lang="cs" data-brand="${id}">`);
    expect(html).toContain(`<span>${title}</span>`);
  });

  it.each([
    ['sk-SK,sk;q=0.9,cs;q=0.8', 'sk'],
    ['de-DE,cs;q=0.5', 'cs'],
    ['de-DE', 'en'],
    [undefined, 'en'],
  ])('for whoever wishes %s is in %s, with its texts and no others', (languages, language) => {
    const html = page({ host: 'localhost', path: '/', languages, nonce: 'once' });
    expect(html).toContain(`<html lang="${language}"`);
    expect(html.match(/assets\/\w+\.js/g)).toEqual([`assets/${language}.js`]);
  });

  it('of the sign-in holds its form in the language of whoever asks, and no other page holds one', () => {
    const signIn = page({ host: 'localhost', path: '/login', languages: 'sk', nonce: 'once' });
    expect(signIn.match(/<main[^>]*>/g)).toEqual(['<main data-language="sk">']);
    expect(signIn).toContain('<div id="first" data-sign-in>');
    const other = page({ host: 'localhost', path: '/signup', languages: 'sk', nonce: 'once' });
    expect(other).not.toContain('<main');
    expect(other).toContain('<div id="first">');
  });

  it('holds the configuration as data that nothing in it can end', () => {
    const html = page({ host: 'localhost', path: '/', languages: 'cs', nonce: 'once' });
    const [, json] = /<script type="application\/json" id="configuration">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json ?? '')).toEqual({ demo: '</script>' });
  });
});
