import { createHash } from 'node:crypto';
import { DOMParser, type Document, type Element } from '@xmldom/xmldom';
import { C14nCanonicalization } from 'xml-crypto';

const soap = 'http://schemas.xmlsoap.org/soap/envelope/';
const voko = 'http://www.pds.eu/vOKO/v0200';
const security = 'http://www.pds.eu/vOKO/v0200/wss';

/** A call as the ministry's endpoint understands it, whichever of its services is meant. */
export interface RegistryRequest {
  readonly service: string;
  readonly userId: string | undefined;
  readonly subjectId: string | undefined;
  /** The values of the service's own request by their names; repeated ones in their order. */
  readonly content: ReadonlyMap<string, readonly string[]>;
  readonly contentNamespace: string;
  /** The service's own request, where it is more than values. */
  readonly element: Element;
  /** Whether the token was made over exactly this body with this key. */
  isSignedWith(key: string): boolean;
}

/** Reads an envelope. Throws where it is none. */
export function readRequest(xml: string): RegistryRequest {
  const envelope = new DOMParser({ locator: false, onError: stopAtErrors }).parseFromString(xml, 'text/xml');
  const body = required(envelope, soap, 'Body');
  const request = required(envelope, voko, 'Request');
  const content = [...required(envelope, voko, 'RequestContent').childNodes].find(isElement);
  if (!content) throw new Error('RequestContent is empty');
  return {
    service: request.getAttribute('vOKOid') ?? '',
    userId: first(envelope, voko, 'UIDkey')?.getAttribute('userID') ?? undefined,
    subjectId: first(envelope, voko, 'Subject')?.getAttribute('subjectID') ?? undefined,
    content: valuesOf(content),
    contentNamespace: content.namespaceURI ?? '',
    element: content,
    isSignedWith: (key) => first(envelope, security, 'Token')?.textContent?.trim() === tokenOf(body, key),
  };
}

/** The ministry's method: SHA-512 over the canonical body followed by the SHA-1 of the key of its services. */
function tokenOf(body: Element, key: string): string {
  const canonical = new C14nCanonicalization().process(body as unknown as Node, {});
  const keyHash = createHash('sha1').update(key, 'utf8').digest();
  return createHash('sha512').update(canonical, 'utf8').update(keyHash).digest('base64');
}

function valuesOf(content: Element): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const node of [...content.childNodes].filter(isElement)) {
    const name = node.localName ?? '';
    values.set(name, [...(values.get(name) ?? []), (node.textContent ?? '').trim()]);
  }
  return values;
}

function first(document: Document, namespace: string, name: string): Element | undefined {
  return document.getElementsByTagNameNS(namespace, name)[0];
}

function required(document: Document, namespace: string, name: string): Element {
  const found = first(document, namespace, name);
  if (!found) throw new Error(`${name} is missing`);
  return found;
}

function isElement(node: { readonly nodeType: number }): node is Element {
  return node.nodeType === 1;
}

function stopAtErrors(level: string, message: string): void {
  if (level !== 'warning') throw new Error(message);
}
