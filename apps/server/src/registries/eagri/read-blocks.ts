import type { Element } from '@xmldom/xmldom';
import { elementsNamed, valueOf } from './read-answer.ts';
import { readOutline, type RegistryOutline } from './read-outline.ts';
import type { RegistrySettings } from './registry-settings.ts';

/** A block as the registry has it on the day that was asked for. */
export interface RegistryBlock {
  readonly id: string | null;
  readonly square: string | null;
  readonly code: string | null;
  readonly validFrom: string | null;
  readonly areaHa: number | null;
  readonly landUseCode: string | null;
  readonly landUseName: string | null;
  readonly altitudeM: number | null;
  readonly slopeDegrees: number | null;
  readonly isNitrateVulnerable: boolean | null;
  readonly zone: string | null;
  readonly cadastralUnit: string | null;
  readonly companyNumber: string | null;
  /** In S-JTSK; null where the registry gives none that can be read. */
  readonly outline: RegistryOutline | null;
}

/** The blocks in force, in the order of the answer. */
export function readBlocks(answer: Element, settings: RegistrySettings): RegistryBlock[] {
  return elementsNamed(answer, settings.blockElement)
    .filter((element) => isInForce(element, settings))
    .map((element) => readBlock(element, settings));
}

function isInForce(element: Element, { block, statesInForce }: RegistrySettings): boolean {
  const state = valueOf(element, block.state);
  return state === null || statesInForce.includes(state);
}

function readBlock(element: Element, { block }: RegistrySettings): RegistryBlock {
  const text = (names: readonly string[]): string | null => valueOf(element, names);
  return {
    id: text(block.id),
    square: text(block.square),
    code: text(block.code),
    validFrom: dayOf(text(block.validFrom)),
    areaHa: numberOf(text(block.areaHa)),
    landUseCode: text(block.landUseCode),
    landUseName: text(block.landUseName),
    altitudeM: numberOf(text(block.altitudeM)),
    slopeDegrees: numberOf(text(block.slopeDegrees)),
    isNitrateVulnerable: booleanOf(text(block.nitrateVulnerable)),
    zone: text(block.zone),
    cadastralUnit: text(block.cadastralUnit),
    companyNumber: text(block.companyNumber),
    outline: readOutline(text(block.outline)),
  };
}

/** The day of a date or of an instant; the registry's word for an unknown day is one far off. */
export function dayOf(text: string | null): string | null {
  const day = /^\d{4}-\d\d-\d\d/.exec(text ?? '')?.[0];
  return day === undefined || day >= '2900' ? null : day;
}

function numberOf(text: string | null): number | null {
  const number = text === null ? Number.NaN : Number(text.replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}

function booleanOf(text: string | null): boolean | null {
  const said = text?.toLowerCase();
  if (said === '1' || said === 'true' || said === 'a' || said === 'ano') return true;
  return said === '0' || said === 'false' || said === 'n' || said === 'ne' ? false : null;
}
