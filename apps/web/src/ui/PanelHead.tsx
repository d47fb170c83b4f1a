import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useBrand } from '#web/lib/brands.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Logo } from './Logo.tsx';

/** The brand at one end, the language at the other. */
export function PanelHead(): ReactElement {
  const brand = useBrand();
  return (
    <Head>
      <Logo size={32} />
      <strong>{brand.title}</strong>
      <span />
      <LanguageChoice />
    </Head>
  );
}

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(3, 3, 0, 5),
  fontSize: 20,
  letterSpacing: '-0.01em',
  '& > strong': { fontWeight: theme.typography.fontWeightBold },
  '& > span': { flex: 1 },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6, 8, 0, 10) },
}));
