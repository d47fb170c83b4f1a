import type { ReactElement } from 'react';
import { useBrand } from '#web/lib/brands.ts';

interface LogoProps {
  readonly size?: number;
}

/** The sign of the brand; decorative, the name stands beside it or on its link. */
export function Logo({ size = 32 }: LogoProps): ReactElement {
  const { logo } = useBrand();
  return <img src={logo} width={size} height={size} alt="" />;
}
