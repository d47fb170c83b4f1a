import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { SectionTab, SectionTabs } from '#web/ui/SectionTabs.tsx';

/** The way between the sensors, what is told by them, and how they are connected. */
export function SensorTabs({ farmId }: { readonly farmId: number }): ReactElement {
  const text = useText();
  const mayManage = useMay('farm.manage', farmId);
  const params = { farmId: String(farmId) };
  return (
    <SectionTabs label={text('sensors.section')}>
      <SectionTab to="/farm/$farmId/sensors" params={params} activeOptions={{ exact: true, includeSearch: false }}>
        <T id="sensors.toList" />
      </SectionTab>
      <SectionTab to="/farm/$farmId/sensors/places" params={params}>
        <T id="sensors.places" />
      </SectionTab>
      <SectionTab to="/farm/$farmId/sensors/rules" params={params}>
        <T id="sensors.rules" />
      </SectionTab>
      <SectionTab to="/farm/$farmId/sensors/diseases" params={params}>
        <T id="agronomy.diseases" />
      </SectionTab>
      <SectionTab
        to="/farm/$farmId/sensors/water"
        params={params}
        activeOptions={{ exact: true, includeSearch: false }}
      >
        <T id="waterBalance.section" />
      </SectionTab>
      {mayManage && (
        <SectionTab to="/farm/$farmId/sensors/connection" params={params}>
          <T id="sensors.connection" />
        </SectionTab>
      )}
    </SectionTabs>
  );
}
