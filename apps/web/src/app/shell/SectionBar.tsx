import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createLink, useRouterState } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontWeights } from '#web/lib/design-tokens.ts';
import { SectionLinks } from './SectionLinks.tsx';
import type { Section } from '#web/routing/menu.ts';
import { arrangeSections } from './arrange-sections.ts';

interface SectionBarProps {
  readonly farmId: number;
  readonly sections: readonly Section[];
}

/** The sections beside each other on a wide screen; on a narrower one those that are opened less often behind "More". */
export function SectionBar({ farmId, sections }: SectionBarProps): ReactElement {
  const text = useText();
  const { breakpoints } = useTheme();
  const isRoomy = useMediaQuery(breakpoints.up('xl'), { noSsr: true });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { inBar, behindMore } = isRoomy ? { inBar: sections, behindMore: [] } : arrangeSections(sections, path);
  return (
    <Bar aria-label={text('shell.navigation')}>
      <SectionLinks farmId={farmId} sections={inBar} />
      {behindMore.length > 0 && <MoreSections farmId={farmId} sections={behindMore} />}
    </Bar>
  );
}

function MoreSections({ farmId, sections }: SectionBarProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return (
    <>
      <Opener
        color="inherit"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <T id="shell.more" />
      </Opener>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {sections.map(({ to, label }) => (
          <ItemLink key={to} to={to} params={{ farmId: String(farmId) }} onClick={close}>
            <T id={label} />
          </ItemLink>
        ))}
      </Menu>
    </>
  );
}

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Opener = styled(Button)(({ theme }) => ({
  paddingInline: theme.spacing(3),
  fontWeight: fontWeights.medium,
}));

const ItemLink = createLink(MenuItem);
