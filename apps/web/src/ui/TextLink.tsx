import Link from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';

/** A link in a text to another screen, with what its address takes. */
export const TextLink = createLink(Link);
