import { styled } from '@mui/material/styles';
import { touchTarget } from '#web/lib/design-tokens.ts';
import { TextLink } from './TextLink.tsx';

/** A link that stands by itself, as in a cell of a table: as high as a finger needs it. */
export const TouchLink = styled(TextLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
}) as typeof TextLink;
