import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';

interface CropSwatchProps {
  readonly color: string | undefined;
  readonly size?: number;
}

/** The colour of a crop as the map has it; hatched where there is none. The crop's name always stands beside it. */
export function CropSwatch({ color, size = 14 }: CropSwatchProps): ReactElement {
  return (
    <Swatch aria-hidden data-empty={color === undefined} style={{ width: size, height: size, background: color }} />
  );
}

const Swatch = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'inline-block',
  borderRadius: 5,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${theme.vars.palette.text.primary} 22%, transparent)`,
  '&[data-empty="true"]': {
    background: `repeating-linear-gradient(135deg, ${theme.vars.palette.divider} 0 3px, transparent 3px 6px)`,
  },
}));
