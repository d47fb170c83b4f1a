import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';

/** Says to whoever came with the address of a farm that they may not see why another one is on screen. */
export function RefusedFarm({ farmName }: { readonly farmName: string | undefined }): null {
  const refused = useLocation({ select: ({ state }) => state.refusedFarm });
  const show = useSnackbar();
  const tell = useEffectEvent((name: string) =>
    show({ message: <T id="shell.farmRefused" values={{ farm: name }} /> }),
  );
  useEffect(() => {
    if (refused !== undefined && farmName !== undefined) tell(farmName);
  }, [refused, farmName]);
  return null;
}
