import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { PdfDocument } from './pdf-document.ts';
import { setPdf } from './set-pdf.ts';

const columns = ['Den', 'Pozemek', 'Dávka'].map((title, at) => ({
  ...{ title, isNumber: at === 2 },
  ...{ cell: 8, word: 8, whole: 8 },
}));

function documentOf(rows: number): PdfDocument {
  return {
    ...{ title: 'Přehled', heading: 'Statek Dubový bok · Přehled', page: 'Strana', of: '/' },
    facts: [['Podnik', 'Statek Dubový bok']],
    tables: [
      {
        ...{ title: 'Záznamy', columns, missing: 'chybí', empty: 'Nic' },
        rows: Array.from({ length: rows }, (_, at) => ['1. 5. 2026', `Pole ${at + 1}`, at === 0 ? null : '1,5']),
      },
    ],
    notes: ['Konec přehledu'],
  };
}

async function pagesOf(bytes: Buffer): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text;
}

describe('A document as PDF', () => {
  it('goes over many pages, each with the heading, its number and the head of the table', async () => {
    const pages = await pagesOf(await setPdf(documentOf(200)));
    expect(pages.length).toBeGreaterThan(3);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain('Statek Dubový bok · Přehled');
      expect(page).toContain(`Strana ${at + 1} / ${pages.length}`);
      if (page.includes('Pole ')) expect(page).toContain('Dávka');
    }
    const whole = pages.join(' ');
    for (const number of [1, 100, 200]) expect(whole).toContain(`Pole ${number}`);
    expect(whole.match(/chybí/g)).toHaveLength(1);
    expect(pages.at(-1)).toContain('Konec přehledu');
  });

  it('says that there is nothing where there are no rows', async () => {
    const [page] = await pagesOf(await setPdf(documentOf(0)));
    expect(page).toContain('Nic');
  });

  it('is the same to the byte whenever it is set', async () => {
    const one = await setPdf(documentOf(40));
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await setPdf(documentOf(40))).equals(one)).toBe(true);
  });
});
