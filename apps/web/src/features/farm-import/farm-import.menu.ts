import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { useMay } from '#web/parts/farm/use-may.ts';
import type { UserMenuEntry } from '#web/routing/menu.ts';

export const entries: readonly UserMenuEntry[] = [
  {
    group: 'farm',
    place: 20,
    label: 'addLand.title',
    Icon: UploadFileOutlined,
    to: '/farm/$farmId/land',
    isOfFarm: true,
    useIsShown: (farmId) => useMay('land.change', farmId),
  },
];
