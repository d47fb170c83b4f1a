import { useColorScheme } from '@mui/material/styles';
import { useMemo } from 'react';
import type { AxisLimits, ValueZone } from '#web/charts/chart-data.ts';
import { chartLook } from '#web/charts/chart-look.ts';
import type { PlotDress } from '#web/charts/plot-options.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { useBrand } from '#web/lib/brands.ts';

/** How charts look in this brand and colour scheme, and write in this language and by the clocks of the farm. */
export function useChartDress(timeZone: string): PlotDress {
  const { colorScheme } = useColorScheme();
  const brand = useBrand();
  const { locale } = useLanguage();
  const isDark = colorScheme === 'dark';
  return useMemo(
    () => ({ look: chartLook(isDark ? brand.dark : brand.light, isDark), locale, timeZone }),
    [brand, isDark, locale, timeZone],
  );
}

interface Axis {
  readonly limits: AxisLimits | undefined;
  readonly zones: readonly ValueZone[];
}

/** The same for as long as the same is said: whoever shows a chart may write it down anew each time. */
export function useSteadyAxis(limits: AxisLimits | undefined, zones: readonly ValueZone[]): Axis {
  const said = JSON.stringify({ limits, zones });
  return useMemo(() => {
    const { limits: steadyLimits, zones: steadyZones } = JSON.parse(said) as Axis;
    return { limits: steadyLimits, zones: steadyZones };
  }, [said]);
}
