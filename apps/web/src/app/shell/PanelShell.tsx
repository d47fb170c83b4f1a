import { styled } from '@mui/material/styles';
import { Outlet } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { ImpersonationPanel } from '#web/features/admin/ImpersonationPanel.tsx';
import { useClaims } from '#web/lib/session-context.ts';
import { PanelHeadEnd } from '#web/ui/PanelHead.tsx';
import { UserMenu } from './UserMenu.tsx';

/** Around the pages of those who are not on a farm yet: whoever is signed in finds their menu, and in it the way out. */
export function PanelShell(): ReactElement {
  const isSignedIn = useClaims() !== null;
  return (
    <Frame>
      {isSignedIn && <ImpersonationPanel farmName="" />}
      <PanelHeadEnd value={isSignedIn ? <UserMenu /> : null}>
        <Outlet />
      </PanelHeadEnd>
    </Frame>
  );
}

const Frame = styled('div')({ flex: 1, display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
