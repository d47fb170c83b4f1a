import { useEffect } from 'react';
import { useBrand } from '#web/lib/brands.ts';

/** Names the screen in the browser's tab. */
export function PageTitle({ title }: { readonly title: string }): null {
  const brand = useBrand();
  useEffect(() => {
    document.title = `${title} · ${brand.title}`;
  }, [title, brand]);
  return null;
}
