import { brandFaces, brandOfHost, type BrandId } from '@brazda/domain/brands.ts';
import { createContext, use } from 'react';
import { lanoraDark, lanoraLight, slivenaDark, slivenaLight } from './brand-palettes.ts';
import { darkPalette, lightPalette, type Palette } from './design-tokens.ts';

/** What a brand changes: its name, its palette and its logo; nothing else. */
export interface Brand {
  readonly id: BrandId;
  readonly title: string;
  readonly logo: string;
  readonly light: Palette;
  readonly dark: Palette;
}

export const brands: Readonly<Record<BrandId, Brand>> = {
  brazda: brand('brazda', lightPalette, darkPalette),
  lanora: brand('lanora', lanoraLight, lanoraDark),
  slivena: brand('slivena', slivenaLight, slivenaDark),
};

/** The brand of the host in the address, as the configuration has it. */
export function findBrand(byHost: Readonly<Record<string, BrandId>>, host = window.location.hostname): Brand {
  return brands[brandOfHost(byHost, host)];
}

function brand(id: BrandId, light: Palette, dark: Palette): Brand {
  return { id, title: brandFaces[id].title, logo: `/brands/${id}.svg`, light, dark };
}

export const BrandContext = createContext<Brand>(brands.brazda);

export function useBrand(): Brand {
  return use(BrandContext);
}
