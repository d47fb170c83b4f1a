import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useRef, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import type { OutlineMapProps } from './OutlineMap.tsx';

/** The map comes when there is something to show on it: it is large. */
const OutlineMap = lazy(async () => ({ default: (await import('./OutlineMap.tsx')).OutlineMap }));

/** The place of the small map, which is there before it; it comes into sight with what is sought on it. */
export function OutlineMapFrame(props: OutlineMapProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const { sought } = props;
  useEffect(() => {
    if (sought) place.current?.scrollIntoView({ block: 'nearest' });
  }, [sought]);
  return (
    <Place ref={place}>
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
