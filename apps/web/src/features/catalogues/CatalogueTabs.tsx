import { styled } from '@mui/material/styles';
import { createLink, useLocation } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontWeights, radii, touchTarget } from '#web/lib/design-tokens.ts';
import { useCurrentInSight } from '#web/ui/use-current-in-sight.ts';
import { oneLineOnPhones } from '#web/ui/one-line-on-phones.ts';
import { pageEdge } from '#web/ui/WidePage.tsx';

/** The way between the catalogues, each with an address of its own. */
export function CatalogueTabs({ farmId }: { readonly farmId: number }): ReactElement {
  const text = useText();
  const params = { farmId: String(farmId) };
  const tabs = useCurrentInSight(useLocation().pathname);
  return (
    <Tabs ref={tabs} aria-label={text('catalogues.sections')}>
      <Tab to="/farm/$farmId/catalogues" params={params} activeOptions={{ exact: true, includeSearch: false }}>
        <T id="catalogues.title" />
      </Tab>
      <Tab to="/farm/$farmId/catalogues/plantProtection" params={params}>
        <T id="material.kind.PLANT_PROTECTION" />
      </Tab>
      <Tab to="/farm/$farmId/catalogues/fertilizers" params={params}>
        <T id="material.kind.FERTILIZER" />
      </Tab>
      <Tab to="/farm/$farmId/catalogues/seeds" params={params}>
        <T id="material.kind.SEED" />
      </Tab>
      <Tab to="/farm/$farmId/catalogues/organisms" params={params}>
        <T id="catalogues.organisms" />
      </Tab>
    </Tabs>
  );
}

const Tabs = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  ...oneLineOnPhones(theme, pageEdge),
}));

const Tab = createLink(
  styled('a')(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: touchTarget,
    padding: theme.spacing(0, 3),
    borderRadius: `${radii.small}px ${radii.small}px 0 0`,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { background: theme.vars.palette.background.default },
    '&[aria-current="page"]': {
      boxShadow: `inset 0 -3px ${theme.vars.palette.primary.main}`,
      color: theme.vars.palette.primary.dark,
      fontWeight: fontWeights.strong,
    },
  })),
);
