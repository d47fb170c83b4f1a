import { createContext, use } from 'react';
import { darkPalette, lightPalette, type Palette } from './design-tokens.ts';

/** What a brand changes: its name, its palette and its logo; nothing else. */
export interface Brand {
  readonly id: string;
  readonly title: string;
  readonly light: Palette;
  readonly dark: Palette;
}

const brazda: Brand = { id: 'brazda', title: 'Brázda', light: lightPalette, dark: darkPalette };

const brands: readonly Brand[] = [brazda];

/** The brand that the installation asks for by its configuration, or the default. */
export function findBrand(id: string | undefined): Brand {
  return brands.find((brand) => brand.id === id) ?? brazda;
}

export const BrandContext = createContext<Brand>(brazda);

export function useBrand(): Brand {
  return use(BrandContext);
}
