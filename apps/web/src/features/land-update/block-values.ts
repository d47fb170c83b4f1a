import type { LandChange } from '@brazda/contract/agroevidence/land-updates.ts';
import { fullBlockNumber, shortBlockNumber } from '@brazda/domain/block-number.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import type { IntlShape } from 'react-intl';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { landUseText } from '#web/parts/parcel/land-use-text.ts';
import { textIn } from '#web/i18n/text.ts';
import { formatDay } from '#web/lib/days.ts';
import { formatNumber } from '#web/lib/numbers.ts';

export type RegistryBlock = LandChange['now'][number];
export type BlockProperty = LandChange['properties'][number];
/** What of a block can be written as a value; where it lies is drawn, and its id means nothing to people. */
export type WrittenProperty = Exclude<BlockProperty, 'OUTLINE' | 'REGISTRY_ID'>;

interface WrittenValue {
  readonly label: PlainMessageId;
  /** Undefined where the registry says nothing. */
  readonly textOf: (block: RegistryBlock, intl: IntlShape) => string | undefined;
}

const triStates: Readonly<Record<RegistryBlock['nitrateVulnerable'], PlainMessageId>> = {
  YES: 'parcel.yes',
  NO: 'parcel.no',
  NOT_SPECIFIED: 'parcel.unknown',
};

const written: Readonly<Record<WrittenProperty, WrittenValue>> = {
  NAME: { label: 'landUpdate.name', textOf: ({ name }) => name ?? undefined },
  CROP: { label: 'landUpdate.crop', textOf: ({ crop }) => crop ?? undefined },
  CADASTRAL_UNIT: { label: 'parcel.cadastralUnit', textOf: ({ cadastralUnit }) => cadastralUnit ?? undefined },
  AREA: {
    label: 'parcel.area',
    textOf: ({ officialArea }, intl) => (officialArea === null ? undefined : hectaresText(officialArea, intl)),
  },
  BLOCK_NUMBER: { label: 'landUpdate.blockNumber', textOf: fullBlockNumber },
  LAND_USE: {
    label: 'parcel.landUse',
    textOf: ({ landUseCode, landUseName }, intl) => landUseText(intl, { code: landUseCode, name: landUseName }),
  },
  NITRATE_VULNERABLE: {
    label: 'parcel.nitrateVulnerable',
    textOf: ({ nitrateVulnerable }, intl) => textIn(intl)(triStates[nitrateVulnerable]),
  },
  ZONE: { label: 'parcel.zone', textOf: ({ zone }) => zone ?? undefined },
  SLOPE: {
    label: 'parcel.slope',
    textOf: ({ slope }, intl) =>
      slope === null ? undefined : textIn(intl)('parcel.degrees', { angle: formatNumber(slope, intl.locale, 1) }),
  },
  ALTITUDE: {
    label: 'parcel.altitude',
    textOf: ({ altitude }, intl) =>
      altitude === null ? undefined : textIn(intl)('parcel.metres', { length: formatNumber(altitude, intl.locale, 0) }),
  },
  VALID_FROM: {
    label: 'parcel.validFrom',
    textOf: ({ validFrom }, { locale }) => (validFrom === null ? undefined : formatDay(validFrom, locale)),
  },
};

export function isWritten(property: BlockProperty): property is WrittenProperty {
  return Object.hasOwn(written, property);
}

export function propertyLabel(property: WrittenProperty): PlainMessageId {
  return written[property].label;
}

export function propertyText(property: WrittenProperty, block: RegistryBlock, intl: IntlShape): string | undefined {
  return written[property].textOf(block, intl);
}

export function hectaresText(areaHa: number, intl: IntlShape): string {
  return textIn(intl)('parcel.hectares', { area: parcelAreaNumber(areaHa, intl.locale) });
}

/** Hectares as the registry has them, else those of the outline. */
export function blockArea({ officialArea, computedArea }: RegistryBlock): number {
  return officialArea ?? computedArea;
}

/** A block as people speak of it: by its name where a file gives it one, else by its number without the square. */
export function blockName(block: RegistryBlock, intl: IntlShape): string {
  return block.name ?? shortBlockNumber(block) ?? textIn(intl)('landUpdate.unnumbered');
}

/** The squares that blocks lie in, each once. */
export function squaresOf(blocks: readonly RegistryBlock[]): string[] {
  return [...new Set(blocks.flatMap(({ square }) => square ?? []))];
}
