import type { Text } from '#web/i18n/text.ts';
import type { AxisLimits, ValueZone } from './chart-data.ts';

/** Sensors read far drier ground as well: it is the axis that ends here, not the data. */
export const soilPotentialLimits: AxisLimits = { min: -200, max: 0 };

/** What the water potential of soil means, in centibars, as growers read it. */
export function soilPotentialZones(text: Text): readonly ValueZone[] {
  return [
    { from: -10, to: 0, tone: 'full', label: text('chart.soil.saturated') },
    { from: -30, to: -10, tone: 'good', label: text('chart.soil.wet') },
    { from: -60, to: -30, tone: 'fair', label: text('chart.soil.irrigate') },
    { from: -100, to: -60, tone: 'poor', label: text('chart.soil.dry') },
    { from: -200, to: -100, tone: 'bad', label: text('chart.soil.parched') },
  ];
}
