import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import AgricultureOutlined from '@mui/icons-material/AgricultureOutlined';
import HubOutlined from '@mui/icons-material/HubOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { LinkProps } from '@tanstack/react-router';
import { lazy, type ComponentType } from 'react';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { useIsActing } from '#web/lib/session-context.ts';
import { useIsAdmin } from '#web/lib/use-is-admin.ts';
import { useIsRegistryFarm } from '#web/lib/use-is-registry-farm.ts';

export const entryGroups = ['farm', 'person', 'administration'] as const;
export type EntryGroup = (typeof entryGroups)[number];

interface EntryShared {
  readonly group: EntryGroup;
  readonly label: PlainMessageId;
  /** From '@mui/icons-material/…'. */
  readonly Icon: ComponentType<SvgIconProps>;
  /** Whether it concerns whoever is signed in, at this farm; a hook, so that it may ask. Left out, it concerns everybody. */
  readonly useIsShown?: (farmId: number | undefined) => boolean;
}

export interface EntryDialogProps {
  readonly onClose: () => void;
}

/** Leads to a screen of the farm, or to one of no farm, or opens a dialog over the one that is there. */
export type UserMenuEntry = EntryShared &
  (
    | { readonly to: Extract<LinkProps['to'], `/farm/$farmId/${string}`>; readonly isOfFarm: true }
    | { readonly to: '/admin/farms' | '/account' }
    | { readonly Dialog: ComponentType<EntryDialogProps> }
  );

const ImpersonationDialog = lazy(async () => {
  const { ImpersonationDialog: loaded } = await import('#web/features/admin/ImpersonationDialog.tsx');
  return { default: loaded };
});

/** A password belongs to its user: nobody changes it in their name. */
function useActsForThemselves(): boolean {
  return !useIsActing();
}

/**
 * What the user menu of a desk and the drawer of a phone offer between the language and the way out, in this order: what
 * is of the farm on screen (its settings, its land, the register, what it is connected with), what is of the person
 * (profile, password, account), what is of the administration. Without a farm on screen, what is of one is left out.
 */
export const userMenuEntries: readonly UserMenuEntry[] = [
  {
    group: 'farm',
    label: 'farmSettings.title',
    Icon: AgricultureOutlined,
    to: '/farm/$farmId/settings',
    isOfFarm: true,
  },
  { group: 'farm', label: 'addLand.title', Icon: UploadFileOutlined, to: '/farm/$farmId/land', isOfFarm: true },
  {
    group: 'farm',
    label: 'landUpdate.title',
    Icon: SyncOutlined,
    to: '/farm/$farmId/user/updatelpis',
    isOfFarm: true,
    useIsShown: useIsRegistryFarm,
  },
  {
    group: 'farm',
    label: 'integrations.title',
    Icon: HubOutlined,
    to: '/farm/$farmId/user/integrations',
    isOfFarm: true,
  },
  { group: 'person', label: 'profile.title', Icon: PersonOutlined, to: '/farm/$farmId/user/profile', isOfFarm: true },
  {
    group: 'person',
    label: 'password.title',
    Icon: LockOutlined,
    to: '/farm/$farmId/user/password',
    isOfFarm: true,
    useIsShown: useActsForThemselves,
  },
  {
    group: 'person',
    label: 'account.title',
    Icon: ManageAccountsOutlined,
    to: '/account',
    useIsShown: useActsForThemselves,
  },
  {
    group: 'administration',
    label: 'admin.title',
    Icon: AdminPanelSettingsOutlined,
    to: '/admin/farms',
    useIsShown: useIsAdmin,
  },
  {
    group: 'administration',
    label: 'impersonation.title',
    Icon: VisibilityOutlined,
    Dialog: ImpersonationDialog,
    useIsShown: useIsAdmin,
  },
];
