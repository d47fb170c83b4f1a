import { randomUUID } from 'node:crypto';
import type { Element } from '@xmldom/xmldom';
import { answerEnvelope } from './envelopes.ts';
import type { PublicRegisters } from './public-registers.ts';
import type { RegistrySubject } from './registry-land.ts';

/** Something wrong with a part of the records, as the ministry tells it: C refuses all of them, E is to be mended. */
interface Fault {
  readonly element: Element;
  readonly id: number;
  readonly text: string;
  readonly kind: 'C' | 'E';
}

/** Records that were taken for processing. */
export interface TakenRecords {
  readonly guid: string;
  readonly login: string;
  readonly content: Element;
  readonly faults: readonly Fault[];
  /** How often it is still answered that they are being processed. */
  pending: number;
}

/** Crops that the ministry's list has, among many more; codes beyond have no crop. */
const largestCropCode = 999;
const hectareRounding = 0.011;

/**
 * What is wrong with the structure of records, so that they are not even taken: undefined where nothing is. Of the frame all is
 * checked that the ministry has published; of uses what they cannot be understood without.
 */
export function refusalOfRecords(content: Element): string | undefined {
  const from = text(content, 'ObdobiOd');
  const to = text(content, 'ObdobiDo');
  if (!/^\d{4}-07-01$/.test(from)) return 'ObdobiOd musí být 1. 7. hospodářského roku';
  if (!isDay(to) || to <= from || to > dayAfter(from)) return 'ObdobiDo neleží v hospodářském roce';
  const sowings = children(child(content, 'Osevy'), 'Osev');
  if (sowings.length === 0) return 'Element Osevy neobsahuje Osev';
  return sowings.map(refusalOfSowing).find((refusal) => refusal !== undefined);
}

function refusalOfSowing(sowing: Element): string | undefined {
  const missing = ['Zkod', 'Ctverec', 'IdPozemek', 'PlatnostOd'].find((name) => text(sowing, name) === '');
  if (missing !== undefined) return `V elementu Osev chybí ${missing}`;
  const areas = children(sowing, 'Vymery');
  if (!areas.every((area) => /^\d+(\.\d{1,2})?$/.test(text(area, 'Vymera'))))
    return 'Vymera není číslo na dvě desetinná místa';
  if (areas.length === 0) return 'V elementu Osev chybí Vymery';
  const cultivations = children(sowing, 'Pestovani');
  if (cultivations.length === 0) return 'V elementu Osev chybí Pestovani';
  if (cultivations.some((one) => text(one, 'IdPestovani') === '')) return 'V elementu Pestovani chybí IdPestovani';
  return undefined;
}

/** Takes records for processing; what is wrong with them is told later. */
export function takeRecords(
  content: Element,
  subject: RegistrySubject,
  registers: PublicRegisters,
  pending: number,
): TakenRecords {
  const faults = [...faultsOfSowings(content, subject), ...faultsOfUses(content, registers)];
  return { guid: randomUUID(), login: subject.login, content, faults, pending };
}

/** Blocks must be those of the subject, and crops those of the list. */
function faultsOfSowings(content: Element, { blocks }: RegistrySubject): Fault[] {
  return children(child(content, 'Osevy'), 'Osev').flatMap((sowing) => {
    const isKnown = blocks.some(
      ({ square, code }) => square === text(sowing, 'Ctverec') && code === text(sowing, 'Zkod'),
    );
    const faults: Fault[] = isKnown
      ? []
      : [{ element: sowing, id: 201, text: 'DPB nebyl v LPIS pro uživatele nalezen', kind: 'E' }];
    for (const cultivation of children(sowing, 'Pestovani')) {
      const code = Number(text(cultivation, 'IdPlodina'));
      if (code > largestCropCode) faults.push(fault(cultivation, 301, `Plodina ${code} není v číselníku plodin`));
    }
    return faults;
  });
}

/** Products must be in the register, and no more land treated than the crop has. */
function faultsOfUses(content: Element, { products }: PublicRegisters): Fault[] {
  const cultivations = new Set(
    children(child(content, 'Osevy'), 'Osev').flatMap((sowing) =>
      children(sowing, 'Pestovani').map((one) => text(one, 'IdPestovani')),
    ),
  );
  return children(child(content, 'Aplikace'), 'Aplikace').flatMap((use) => {
    const number = text(use, 'RegCislo');
    const faults: Fault[] = [];
    if (!products.some((product) => product.number === number))
      faults.push(fault(use, 401, `Přípravek s registračním číslem ${number} není v registru přípravků`));
    if (!cultivations.has(text(use, 'IdPestovani'))) faults.push(fault(use, 402, 'Aplikace neodkazuje na pěstování'));
    if (Number(text(use, 'VymeraAplikace')) > Number(text(use, 'VymeraPlodiny')) + hectareRounding)
      faults.push(fault(use, 403, 'Výměra aplikace je větší než výměra plodiny'));
    return faults;
  });
}

function fault(element: Element, id: number, said: string): Fault {
  return { element, id, text: said, kind: 'E' };
}

/** The answer of EPOR_CHPOR01A: what was taken, each part with what is wrong with it. */
export function resultOfRecords(namespace: string, taken: TakenRecords): string {
  const { guid } = taken;
  if (taken.pending > 0) {
    taken.pending -= 1;
    return answerEnvelope(namespace, { GuidPodani: guid, Stav: 'ZPRACOVAVA_SE' });
  }
  const byElement = new Map<Element, Fault[]>();
  for (const one of taken.faults) byElement.set(one.element, [...(byElement.get(one.element) ?? []), one]);
  const image = elementsOf(taken.content).map((one) => imageOf(one, byElement));
  return answerEnvelope(namespace, { GuidPodani: guid, Stav: 'ZPRACOVANO' }, image.join(''));
}

function imageOf(element: Element, faults: ReadonlyMap<Element, readonly Fault[]>): string {
  const inner = elementsOf(element);
  const name = `lpi:${element.localName ?? ''}`;
  const content =
    inner.length > 0 ? inner.map((one) => imageOf(one, faults)).join('') : escape((element.textContent ?? '').trim());
  const own = faults.get(element) ?? [];
  const told = own.map(
    ({ id, text: said, kind }) =>
      `<lpi:Chyba><lpi:Id>${id}</lpi:Id><lpi:Popis>${escape(said)}</lpi:Popis><lpi:Typ>Chyba</lpi:Typ><lpi:Zkratka>${kind}</lpi:Zkratka></lpi:Chyba>`,
  );
  return `<${name}>${content}${told.length > 0 ? `<lpi:Chyby>${told.join('')}</lpi:Chyby>` : ''}</${name}>`;
}

function elementsOf(element: Element): Element[] {
  return [...element.childNodes].filter((node): node is Element => node.nodeType === 1);
}

function children(element: Element | undefined, name: string): Element[] {
  return element ? elementsOf(element).filter(({ localName }) => localName === name) : [];
}

function child(element: Element, name: string): Element | undefined {
  return children(element, name)[0];
}

function text(element: Element, name: string): string {
  return (child(element, name)?.textContent ?? '').trim();
}

function escape(said: string): string {
  return said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function isDay(said: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(said) && !Number.isNaN(Date.parse(said));
}

/** The last day of the farming year that begins on a day. */
function dayAfter(from: string): string {
  return `${Number(from.slice(0, 4)) + 1}-06-30`;
}
