import type { ReactElement } from 'react';

interface LogoProps {
  readonly size?: number;
}

/** Furrows running to the horizon, one of them in grain; decorative, the name stands beside it or on its link. */
export function Logo({ size = 32 }: LogoProps): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="7" fill="#2f6b3c" />
      <path fill="#fffdf8" d="M3 27 12 7h2L8.6 27zM12.2 27 15 7h2l.9 20z" />
      <path fill="#f0b653" d="M21.500 27 18.200 7h2L27 27z" />
    </svg>
  );
}
