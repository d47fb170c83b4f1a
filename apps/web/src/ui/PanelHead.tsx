import { styled } from '@mui/material/styles';
import { createContext, use, type ReactElement, type ReactNode } from 'react';
import { useBrand } from '#web/lib/brands.ts';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Logo } from './Logo.tsx';

/** What stands at the end of the head for those who are signed in; others choose their language there. */
export const PanelHeadEnd = createContext<ReactNode>(null);

/** The brand at one end, the language at the other; whoever is signed in finds their menu there. */
export function PanelHead(): ReactElement {
  const brand = useBrand();
  const end = use(PanelHeadEnd);
  return (
    <Head>
      <Logo size={32} />
      <strong>{brand.title}</strong>
      <span />
      {end ?? <LanguageChoice />}
    </Head>
  );
}

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(3, 3, 0, 5),
  fontSize: fontSizes.title,
  letterSpacing: '-0.01em',
  '& > strong': { fontWeight: theme.typography.fontWeightBold },
  '& > span': { flex: 1 },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6, 8, 0, 10) },
}));
