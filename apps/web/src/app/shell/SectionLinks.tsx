import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import type { Section } from '#web/routing/menu.ts';
import { sectionStyles } from './section-styles.ts';

interface SectionLinksProps {
  readonly farmId: number;
  readonly sections: readonly Section[];
  readonly onFollow?: () => void;
}

export function SectionLinks({ farmId, sections, onFollow }: SectionLinksProps): ReactElement {
  return (
    <>
      {sections.map(({ to, label }) => (
        <SectionLink key={to} to={to} params={{ farmId: String(farmId) }} {...(onFollow && { onClick: onFollow })}>
          <T id={label} />
        </SectionLink>
      ))}
    </>
  );
}

const SectionLink = createLink(styled('a')(({ theme }) => sectionStyles(theme)));
