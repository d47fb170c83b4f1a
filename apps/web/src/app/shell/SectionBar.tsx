import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { createLink, useRouterState } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontWeights } from '#web/lib/design-tokens.ts';
import { SectionLinks } from './SectionLinks.tsx';
import { SectionWidths, spaceBetweenSections, useSectionRoom, widthBeside } from './SectionWidths.tsx';
import type { Section } from '#web/routing/menu.ts';
import { arrangeSections } from './arrange-sections.ts';

interface SectionBarProps {
  readonly farmId: number;
  readonly sections: readonly Section[];
}

/** The sections beside each other, as many as there is room for; of those that are opened less often the others behind "More". */
export function SectionBar({ farmId, sections }: SectionBarProps): ReactElement {
  const text = useText();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { bar, words, room, widths } = useSectionRoom();
  const widthOf = (shown: readonly Section[], hasMore: boolean): number => {
    const places = [...shown.map((section) => sections.indexOf(section)), ...(hasMore ? [sections.length] : [])];
    return widthBeside(places.map((place) => widths[place] ?? 0));
  };
  const fewest = arrangeSections(sections, path, () => false);
  const { inBar, behindMore } = arrangeSections(sections, path, (...shown) => widthOf(...shown) <= room);
  return (
    <Bar
      ref={bar}
      aria-label={text('shell.navigation')}
      style={{ minWidth: widthOf(fewest.inBar, fewest.behindMore.length > 0) }}
    >
      <SectionLinks farmId={farmId} sections={inBar} />
      {behindMore.length > 0 && <MoreSections farmId={farmId} sections={behindMore} />}
      <SectionWidths ref={words} words={[...sections.map(({ label }) => text(label)), text('shell.more')]} />
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
  position: 'relative',
  flex: '1 1 0',
  display: 'flex',
  gap: spaceBetweenSections,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Opener = styled(Button)(({ theme }) => ({
  paddingInline: theme.spacing(3),
  fontWeight: fontWeights.medium,
}));

const ItemLink = createLink(MenuItem);
