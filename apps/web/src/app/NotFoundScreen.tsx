import type { ReactElement } from 'react';
import { StatusScreen } from './StatusScreen.tsx';

export function NotFoundScreen(): ReactElement {
  return <StatusScreen status={404} />;
}
