import { brandFaces, brandIds, brandOfHost, type BrandId } from '@brazda/domain/brands.ts';

/** The page as a host shows it, its own styles let in by a nonce. */
export type WebPage = (host: string, nonce: string) => string;

/** Dresses the page of the build in each brand, so that its name and icon are right before any script runs. */
export function createWebPage(page: string, brands: Readonly<Record<string, BrandId>>): WebPage {
  const dressed = new Map(brandIds.map((id) => [id, dress(page, id)]));
  return (host, nonce) => (dressed.get(brandOfHost(brands, host)) ?? page).replaceAll('__CSP_NONCE__', nonce);
}

function dress(page: string, id: BrandId): string {
  const plain = brandFaces.brazda;
  const { title, light, dark } = brandFaces[id];
  return page
    .replace(`<title>${plain.title}</title>`, `<title>${title}</title>`)
    .replace('/brands/brazda.svg', `/brands/${id}.svg`)
    .replace(`content="${plain.light}"`, `content="${light}"`)
    .replace(`content="${plain.dark}"`, `content="${dark}"`);
}
