import { styled } from '@mui/material/styles';
import { lazy, Suspense, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import type { OutlineMapProps } from './OutlineMap.tsx';

/** The map comes when there is something to show on it: it is large. */
const OutlineMap = lazy(async () => ({ default: (await import('./OutlineMap.tsx')).OutlineMap }));

/** The place of the small map, which is there before it. */
export function OutlineMapFrame(props: OutlineMapProps): ReactElement {
  return (
    <Place>
      <Suspense fallback={<LateLoader label={<T id="shell.loading" />} />}>
        <OutlineMap {...props} />
      </Suspense>
    </Place>
  );
}

const Place = styled('div')(({ theme }) => ({
  flex: 'none',
  height: 'min(46vh, 420px)',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
  [theme.breakpoints.down('md')]: { height: 240 },
}));
