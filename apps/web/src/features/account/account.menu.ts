import LockOutlined from '@mui/icons-material/LockOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { useIsActing } from '#web/lib/session-context.ts';
import type { UserMenuEntry } from '#web/routing/menu.ts';

/** A password belongs to its user: nobody changes it in their name. */
function useActsForThemselves(): boolean {
  return !useIsActing();
}

export const entries: readonly UserMenuEntry[] = [
  {
    group: 'person',
    place: 10,
    label: 'profile.title',
    Icon: PersonOutlined,
    to: '/farm/$farmId/user/profile',
    isOfFarm: true,
    isSetting: true,
  },
  {
    group: 'person',
    place: 20,
    label: 'password.title',
    Icon: LockOutlined,
    to: '/farm/$farmId/user/password',
    isOfFarm: true,
    isSetting: true,
    useIsShown: useActsForThemselves,
  },
  {
    group: 'person',
    place: 30,
    label: 'account.title',
    Icon: ManageAccountsOutlined,
    to: '/account',
    isSetting: true,
    useIsShown: useActsForThemselves,
  },
];
