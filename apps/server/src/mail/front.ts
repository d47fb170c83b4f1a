import { brandFaces, brandOfHost, type BrandFace } from '@brazda/domain/brands.ts';
import type { Config } from '../config.ts';

/** The white label of a host: how the product shows itself to somebody, under which name and colour, and where links to it lead. */
export interface Front {
  readonly brand: BrandFace;
  readonly url: string;
}

/**
 * The front at a host. Whoever calls may claim any host, so links lead only to hosts that the configuration names,
 * and else to the one address that it gives.
 */
export function frontOf({ mail, web }: Pick<Config, 'mail' | 'web'>, host: string): Front {
  const brand = brandFaces[brandOfHost(web.brands, host)];
  const name = host.toLowerCase();
  if (name === '*' || !Object.hasOwn(web.brands, name)) return { brand, url: mail.publicUrl };
  const url = new URL(mail.publicUrl);
  url.hostname = name;
  return { brand, url: url.href.replace(/\/+$/, '') };
}
