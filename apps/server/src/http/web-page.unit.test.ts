import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createWebPage } from './web-page.ts';

const written = readFileSync(join(import.meta.dirname, '../../../web/index.html'), 'utf8');

describe('the page', () => {
  const page = createWebPage(written, { 'lanora.example': 'lanora', 'slivena.example': 'slivena' });

  it.each([
    ['localhost', 'Brázda', 'brazda', '#fffdf8', '#1d2620'],
    ['lanora.example', 'Lánora', 'lanora', '#fcfdfe', '#1a242d'],
    ['slivena.example', 'Slívena', 'slivena', '#fffcfb', '#291f29'],
  ])('of %s has the name, the icon and the colours of %s', (host, title, id, light, dark) => {
    const html = page(host, 'once');
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`href="/brands/${id}.svg"`);
    expect(html).toContain(`media="(prefers-color-scheme: light)" content="${light}"`);
    expect(html).toContain(`media="(prefers-color-scheme: dark)" content="${dark}"`);
    expect(html).toContain('name="csp-nonce" content="once"');
  });
});
