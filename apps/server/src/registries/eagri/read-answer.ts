import { DOMParser, type Document, type Element } from '@xmldom/xmldom';
import { foldText } from '@brazda/domain/fold-text.ts';
import { RegistryError } from './registry-error.ts';
import type { RegistrySettings } from './registry-settings.ts';

/** Only a document type can bring entities, so an answer with one is not read at all. */
const unsafe = /<!\s*(?:DOCTYPE|ENTITY)/i;
const longestToldText = 300;

/**
 * The answer of a service, wherever its wrappers put it. Throws RegistryError: `forbidden` or `refused` where the
 * registry says no, `unavailable` where what came is no answer of the registry.
 */
export function readAnswer(xml: string, namespace: string, settings: RegistrySettings): Element {
  const document = parse(xml);
  const fault = elementsNamed(document, 'Fault')[0];
  if (fault) throw faultError(textOf(firstNamed(fault, 'faultstring', 'Text') ?? fault), settings);
  const answer = [...document.getElementsByTagNameNS(namespace, '*')][0];
  if (!answer) throw new RegistryError('unavailable', 'The answer holds nothing of the service that was asked');
  refuseErrors(answer, settings);
  return answer;
}

export function elementsNamed(parent: Document | Element, name: string): Element[] {
  return [...parent.getElementsByTagNameNS('*', name)];
}

/** The text of the first element that has one of the names, the better names first; null where there is none. */
export function valueOf(parent: Element, names: readonly string[]): string | null {
  const found = firstNamed(parent, ...names);
  const text = found && textOf(found);
  return text === undefined || text === '' ? null : text;
}

function firstNamed(parent: Element, ...names: string[]): Element | undefined {
  for (const name of names) {
    const [found] = elementsNamed(parent, name);
    if (found) return found;
  }
  return undefined;
}

function parse(xml: string): Document {
  if (unsafe.test(xml)) throw new RegistryError('unavailable', 'A page or a document with its own entities came');
  try {
    return new DOMParser({ locator: false, onError: stopAtErrors }).parseFromString(xml, 'text/xml');
  } catch (error) {
    throw new RegistryError('unavailable', 'What came is not XML', null, error);
  }
}

/** Sentences of the registry are compared without their accents and capitals. */
export function faultError(text: string, { refusals }: Pick<RegistrySettings, 'refusals'>): RegistryError {
  const folded = foldText(text);
  const isRefusal = refusals.some((pattern) => folded.includes(foldText(pattern)));
  return new RegistryError(isRefusal ? 'forbidden' : 'refused', told(text));
}

function refuseErrors(answer: Element, settings: RegistrySettings): void {
  const error = settings.errorElements
    .flatMap((name) => elementsNamed(answer, name))
    .find((each) => textOf(each) !== '');
  if (!error) return;
  const text = valueOf(error, settings.errorTextElements) ?? textOf(error);
  throw new RegistryError('refused', told(text), valueOf(error, settings.errorCodeElements));
}

function textOf(element: Element): string {
  return (element.textContent ?? '').trim();
}

function told(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, longestToldText);
}

function stopAtErrors(level: string, message: string): void {
  if (level !== 'warning') throw new Error(message);
}
