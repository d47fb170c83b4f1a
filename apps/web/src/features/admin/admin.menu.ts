import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { lazy } from 'react';
import { useIsAdmin } from '#web/parts/account/use-is-admin.ts';
import type { UserMenuEntry } from '#web/routing/menu.ts';

const ImpersonationDialog = lazy(async () => {
  const { ImpersonationDialog: loaded } = await import('./ImpersonationDialog.tsx');
  return { default: loaded };
});

export const entries: readonly UserMenuEntry[] = [
  {
    group: 'administration',
    place: 10,
    label: 'admin.title',
    Icon: AdminPanelSettingsOutlined,
    to: '/admin/farms',
    useIsShown: useIsAdmin,
  },
  {
    group: 'administration',
    place: 20,
    label: 'impersonation.title',
    Icon: VisibilityOutlined,
    Dialog: ImpersonationDialog,
    useIsShown: useIsAdmin,
  },
];
