import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { Loader } from '#web/ui/Loader.tsx';

export function LoadingScreen(): ReactElement {
  return <Loader label={<T id="shell.loading" />} isLabelShown />;
}
