import { brandFaces, brandIds, brandOfHost, type BrandId } from '@brazda/domain/brands.ts';

/** Whom the page is for, as far as their request tells. */
export interface PageRequest {
  readonly host: string;
  /** The address within it, without what is asked there. */
  readonly path: string;
  /** What the browser wishes, such as `sk,cs;q=0.8,en;q=0.5`. */
  readonly languages: string | undefined;
  /** Lets the page's own styles in. */
  readonly nonce: string;
}

export type WebPage = (request: PageRequest) => string;

const preload = /\s*<link rel="modulepreload"[^>]*data-language="([a-z]{2})"[^>]*>/g;
const form = /<main data-language="([a-z]{2})"[^]*?<\/main>/g;
const fallbackLanguage = 'en';
const signInPath = '/login';

/**
 * Dresses the page of the build in each brand and language, with what the application would ask for first: so its name,
 * colours and words are right before any script runs, and nothing has to be waited for that is known here.
 */
export function createWebPage(page: string, brands: Readonly<Record<string, BrandId>>, configuration: object): WebPage {
  const written = withConfiguration(page, configuration);
  const languages = [...page.matchAll(preload)].map(([, language]) => language ?? '');
  const dressed = new Map(
    brandIds.flatMap((brand) =>
      [...languages, fallbackLanguage].map((language) => [
        `${brand} ${language}`,
        screens(spoken(dress(written, brand), language)),
      ]),
    ),
  );
  return ({ host, path, languages: wishes, nonce }) => {
    const language = wished(wishes, languages) ?? fallbackLanguage;
    const { signIn, others } = dressed.get(`${brandOfHost(brands, host)} ${language}`) ?? screens(page);
    return (path === signInPath ? signIn : others).replaceAll('__CSP_NONCE__', nonce);
  };
}

/** As data, not as a script: nothing of it runs, and nothing in it ends it. */
function withConfiguration(page: string, configuration: object): string {
  const json = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  return page.replace('</head>', () => `<script type="application/json" id="configuration">${json}</script></head>`);
}

function dress(page: string, id: BrandId): string {
  const plain = brandFaces.brazda;
  const { title, light, dark } = brandFaces[id];
  return page
    .replace('data-brand="brazda"', `data-brand="${id}"`)
    .replace(`<title>${plain.title}</title>`, `<title>${title}</title>`)
    .replace(`<span>${plain.title}</span>`, `<span>${title}</span>`)
    .replaceAll('/brands/brazda.', `/brands/${id}.`)
    .replace(`content="${plain.light}"`, `content="${light}"`)
    .replace(`content="${plain.dark}"`, `content="${dark}"`);
}

function spoken(page: string, language: string): string {
  return page
    .replace('<html lang="cs"', `<html lang="${language}"`)
    .replaceAll(preload, (link, of: string) => (of === language ? link : ''))
    .replaceAll(form, (fields, of: string) => (of === language ? fields : ''));
}

/** That of the sign-in holds its form, for whoever would type before the application is there. */
function screens(page: string): { readonly signIn: string; readonly others: string } {
  return {
    signIn: page.replace('<div id="first">', '<div id="first" data-sign-in>'),
    others: page.replaceAll(form, ''),
  };
}

/** The first of the wishes that there are texts for; browsers name them best first. */
function wished(wishes: string | undefined, languages: readonly string[]): string | undefined {
  const codes = (wishes ?? '').toLowerCase().split(',', 20);
  return codes.map((wish) => wish.trim().slice(0, 2)).find((code) => languages.includes(code));
}
