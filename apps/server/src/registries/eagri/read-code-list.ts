import type { Element } from '@xmldom/xmldom';
import { elementsNamed, valueOf } from './read-answer.ts';
import { dayOf } from './read-blocks.ts';
import { RegistryError } from './registry-error.ts';
import type { CodeListSettings } from './registry-settings.ts';

/** A code as a list of the registry has it: its name in the registry's language, and the first and last day it holds. */
export interface RegistryCode {
  readonly code: string;
  readonly name: string | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** A list of the registry, and the service that gave it. */
export interface RegistryCodeList {
  readonly service: string;
  readonly codes: readonly RegistryCode[];
}

const longestCode = 20;
const longestName = 200;

/** Each code once, as it holds last. Throws RegistryError `unavailable` where there is none: no list is without codes. */
export function readCodeList(answer: Element, list: CodeListSettings): RegistryCode[] {
  const codes = elementsNamed(answer, list.entryElement)
    .flatMap((entry) => readCode(entry, list))
    .sort((a, b) => (a.validFrom ?? '').localeCompare(b.validFrom ?? ''));
  if (codes.length === 0) throw new RegistryError('unavailable', `${list.service} gave a list without codes`);
  return [...new Map(codes.map((each) => [each.code, each])).values()];
}

function readCode(entry: Element, list: CodeListSettings): RegistryCode[] {
  const code = valueOf(entry, list.code);
  if (code === null || code.length > longestCode) return [];
  const validFrom = dayOf(valueOf(entry, list.validFrom));
  const validTo = dayOf(valueOf(entry, list.validTo));
  const isInOrder = validFrom === null || validTo === null || validFrom <= validTo;
  return [{ code, name: nameOf(valueOf(entry, list.name)), validFrom, validTo: isInOrder ? validTo : null }];
}

function nameOf(text: string | null): string | null {
  return text && text.replaceAll(/\s+/g, ' ').slice(0, longestName);
}
