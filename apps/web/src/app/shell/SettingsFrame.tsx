import { styled } from '@mui/material/styles';
import { createLink, useMatchRoute } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { formWidths } from '#web/ui/FormPage.tsx';
import { useCurrentInSight } from '#web/ui/use-current-in-sight.ts';
import type { UserMenuEntry } from '#web/routing/menu.ts';
import { userMenuEntries } from './menu.ts';
import { sectionStyles } from './section-styles.ts';

type Setting = Extract<UserMenuEntry, { to: unknown }>;

const settings = userMenuEntries.filter((entry): entry is Setting => entry.isSetting === true && 'to' in entry);

interface SettingsFrameProps {
  /** Whose settings are led to beside those of the person; left out where there is none. */
  readonly farmId: number | undefined;
  /** Whether that farm is not on screen: then only what is of the person is led to. */
  readonly isOutside?: boolean;
  /** The screen. */
  readonly children: ReactNode;
}

/** Around each of the settings the ways to all others; other screens are left as they are. */
export function SettingsFrame({ farmId, isOutside = false, children }: SettingsFrameProps): ReactElement {
  const text = useText();
  const isAt = useMatchRoute();
  const here = settings.find(({ to }) => isAt({ to }) !== false)?.to;
  const ways = useCurrentInSight(here);
  if (here === undefined) return <>{children}</>;
  return (
    <Frame>
      <Ways ref={ways} aria-label={text('shell.settings')}>
        {settings
          .filter(({ group }) => !isOutside || group !== 'farm')
          .map((setting) => (
            <Way key={setting.to} setting={setting} farmId={farmId} />
          ))}
      </Ways>
      {children}
    </Frame>
  );
}

interface WayProps {
  readonly setting: Setting;
  readonly farmId: number | undefined;
}

function Way({ setting, farmId }: WayProps): ReactElement | null {
  const { label, useIsShown = useAlways } = setting;
  const isShown = useIsShown(farmId);
  if (!isShown) return null;
  if (!('isOfFarm' in setting)) {
    return (
      <WayLink to={setting.to}>
        <T id={label} />
      </WayLink>
    );
  }
  if (farmId === undefined) return null;
  return (
    <WayLink to={setting.to} params={{ farmId: String(farmId) }}>
      <T id={label} />
    </WayLink>
  );
}

function useAlways(): boolean {
  return true;
}

const waysWidth = 208;

/** The ways stand beside the screen, or above it where there is no room: one row that is moved sideways. */
const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: `${waysWidth}px minmax(0, 1fr)`,
    columnGap: theme.spacing(6),
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: waysWidth + formWidths.wide,
    margin: '0 auto',
    padding: theme.spacing(0, 4),
    '& [data-wide]': { margin: 0 },
  },
}));

const Ways = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  overflowX: 'auto',
  padding: theme.spacing(2, 4),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: 0,
    alignSelf: 'start',
    flexDirection: 'column',
    padding: theme.spacing(10, 0),
    borderBottom: 'none',
  },
}));

const WayLink = createLink(styled('a')(({ theme }) => sectionStyles(theme)));
