import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandFaces, brandIds, type BrandId } from '../../packages/domain/src/brands.ts';
import type { Plugin } from 'vite';

const languages = ['cs', 'en'] as const;
export type LicenceLanguage = (typeof languages)[number];

interface Terms {
  readonly title: string;
  readonly subject: string;
  readonly issued: string;
  readonly articles: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** Sets the terms of use as PDF, for each brand in each language that they are written in: `/licence/brazda-cs.pdf`. */
export function licencePdf(): Plugin {
  return {
    name: 'licence-pdf',
    async generateBundle() {
      for (const brand of brandIds) {
        for (const language of languages) {
          const source = await setLicence(brand, language);
          this.emitFile({ type: 'asset', fileName: `licence/${brand}-${language}.pdf`, source });
        }
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, brand, language] = /^\/licence\/(\w+)-(cs|en)\.pdf$/.exec(request.url ?? '') ?? [];
        const id = brandIds.find((known) => known === brand);
        if (!id) {
          next();
          return;
        }
        setLicence(id, language === 'cs' ? 'cs' : 'en').then((pdf) => {
          response.setHeader('content-type', 'application/pdf').end(pdf);
        }, next);
      });
    },
  };
}

/** The same text gives the same bytes but for the file's own number, so that a new build is no new document. */
export async function setLicence(brand: BrandId, language: LicenceLanguage): Promise<Buffer> {
  // Only who builds needs the library, and it takes a while to load.
  const [{ default: maker }, { default: fonts }] = await Promise.all([
    import('pdfmake'),
    import('pdfmake/fonts/Roboto.js'),
  ]);
  maker.addFonts(fonts);
  maker.setUrlAccessPolicy(() => false);
  maker.setLocalAccessPolicy((path) => Object.values(fonts.Roboto).includes(path));
  const terms = JSON.parse(
    await readFile(join(import.meta.dirname, `licence/terms.${language}.json`), 'utf8'),
  ) as Terms;
  return maker.createPdf(layout(terms, brandFaces[brand].title, language)).getBuffer();
}

function layout(terms: Terms, brand: string, language: LicenceLanguage): object {
  const written = (text: string): string => text.replaceAll('{brand}', brand);
  return {
    info: { title: `${brand} – ${terms.title}`, author: brand, creationDate: new Date('2026-11-22T00:00:00Z') },
    language,
    displayTitle: true,
    pageSize: 'A4',
    pageMargins: [64, 64, 64, 64],
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.35, color: '#1b241e' },
    footer: (page: number, pages: number) => ({
      text: `${brand} · ${terms.title} · ${page} / ${pages}`,
      alignment: 'center',
      fontSize: 8.5,
      color: '#646b63',
      margin: [0, 24, 0, 0],
    }),
    content: [
      { text: terms.title, fontSize: 22, bold: true },
      { text: written(terms.subject), fontSize: 12, margin: [0, 2, 0, 0] },
      { text: terms.issued, color: '#646b63', margin: [0, 2, 0, 16] },
      ...terms.articles.map(({ heading, paragraphs }, index) => ({
        stack: [
          { text: `${index + 1}. ${heading}`, fontSize: 12.5, bold: true, margin: [0, 10, 0, 4], headlineLevel: 1 },
          ...paragraphs.map((text, at) => ({
            text: `${index + 1}.${at + 1}  ${written(text)}`,
            margin: [0, 0, 0, 5],
          })),
        ],
      })),
    ],
    pageBreakBefore: (node: {
      readonly headlineLevel?: number;
      readonly startPosition: { readonly verticalRatio: number };
    }) => node.headlineLevel === 1 && node.startPosition.verticalRatio > 0.88,
  };
}
