import type { ReactElement } from 'react';

interface CropSwatchProps {
  readonly color: string | undefined;
  readonly size?: number;
}

/**
 * The colour of a crop as the map has it; hatched where there is none. The crop's name always stands beside it. Lists
 * have thousands of them: it is a plain element, and the theme says how it looks.
 */
export function CropSwatch({ color, size = 14 }: CropSwatchProps): ReactElement {
  return (
    <span
      aria-hidden
      className="crop-swatch"
      data-empty={color === undefined}
      style={{ width: size, height: size, background: color }}
    />
  );
}
