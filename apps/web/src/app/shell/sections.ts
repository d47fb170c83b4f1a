import type { MessageId } from '#web/i18n/ids.generated.ts';
import type { Configuration } from '#web/lib/configuration.ts';

export interface Section {
  readonly to: '/farm/$farmId/map' | '/farm/$farmId/map-v2';
  readonly label: MessageId;
}

/** The maps that the installation shows; with both flags on the newer one is told by its number, with none there is the map. */
export function mapSections(flags: Configuration['flags']): Section[] {
  const hasFirst = flags['cfd-8901-map-v1'] === true;
  const hasSecond = flags['cfd-8205-map-v2'] === true;
  const first: Section = { to: '/farm/$farmId/map', label: 'shell.section.map' };
  if (!hasSecond) return [first];
  const second: Section = {
    to: '/farm/$farmId/map-v2',
    label: hasFirst ? 'shell.section.mapV2' : 'shell.section.map',
  };
  return hasFirst ? [first, second] : [second];
}
