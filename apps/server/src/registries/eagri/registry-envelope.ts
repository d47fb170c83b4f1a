import { createHash } from 'node:crypto';
import type { RegistrySettings } from './registry-settings.ts';

/** How somebody signs in to the registry's services; the key is the one of the services, not the portal's password. */
export interface RegistryCredentials {
  readonly login: string;
  readonly key: string;
  readonly szrid: string;
}

/** What a service is asked, in the order of its schema. */
export type RegistryContent = readonly RegistryElement[];
export type RegistryElement = readonly [element: string, value: string | RegistryContent];

export interface RegistryCall {
  readonly service: string;
  /** What is asked, or a request that was written before (`writtenRequest`) and is sent as it stands. */
  readonly content: RegistryContent | string;
}

/** What makes a signed call different from every other. */
export interface CallMark {
  readonly requestId: string;
  readonly at: Date;
}

const soap = 'http://schemas.xmlsoap.org/soap/envelope/';
const voko = 'http://www.pds.eu/vOKO/v0200';
const security = 'http://www.pds.eu/vOKO/v0200/wss';

/** A call of a service that anybody may ask: without token. */
export function publicEnvelope(call: RegistryCall, settings: RegistrySettings): string {
  return envelope('', bodyOf(request(call.service, content(call, settings))));
}

/** A call signed with the key of the one who asks. */
export function signedEnvelope(
  call: RegistryCall,
  credentials: RegistryCredentials,
  mark: CallMark,
  settings: RegistrySettings,
): string {
  const body = signedBody(call, credentials, mark, settings);
  const token = tokenOf(body, credentials.key);
  const header = `<vOKO-wss:Token xmlns:vOKO-wss="${security}" type="${quoted(settings.tokenType)}">${token}</vOKO-wss:Token>`;
  return envelope(header, body);
}

/**
 * Written as its own canonical form: namespaces where they are first used, attributes in the order of their names, no
 * element that closes itself. So the inclusive and the exclusive method, both of which the ministry names, agree.
 */
export function signedBody(
  call: RegistryCall,
  { login, szrid }: RegistryCredentials,
  { requestId, at }: CallMark,
  settings: RegistrySettings,
): string {
  const account = settings.accountPattern.replace('{login}', login).replace('{folder}', settings.accountFolder);
  const head =
    element('UIDkey', '', [
      ['addressAD', 'default'],
      ['certificateOwner', '#NEDEF'],
      ['certificateSN', '#NEDEF'],
      ['dn', account],
      ['userID', login],
    ]) +
    element('TimeStamp', pragueTime(at), [['type', 'base']]) +
    element(
      'AppInfo',
      element('AppModule', '', [
        ['id', settings.applicationId],
        ['version', settings.applicationVersion],
      ]),
    ) +
    element(
      'RequestHeader',
      element('RequestID', escaped(requestId)) +
        element('Subject', '', [['subjectID', szrid]]) +
        element('RequestType', '', [['code', '']]),
    );
  return bodyOf(request(call.service, content(call, settings), head));
}

/** The ministry's method: SHA-512 over the canonical body followed by the SHA-1 of the key of the services. */
export function tokenOf(body: string, key: string): string {
  const keyHash = createHash('sha1').update(key, 'utf8').digest();
  return createHash('sha512').update(body, 'utf8').update(keyHash).digest('base64');
}

export function namespaceOf(
  service: string,
  { namespaces, namespacePattern }: Pick<RegistrySettings, 'namespaces' | 'namespacePattern'>,
): string {
  return namespaces[service] ?? namespacePattern.replace('{service}', service);
}

function envelope(header: string, body: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><SOAP:Envelope xmlns:SOAP="${soap}"><SOAP:Header>${header}</SOAP:Header>${body}</SOAP:Envelope>`;
}

function bodyOf(inner: string): string {
  return `<SOAP:Body xmlns:SOAP="${soap}">${inner}</SOAP:Body>`;
}

function request(service: string, inner: string, head = ''): string {
  const requestContent = element('RequestContent', inner);
  return `<vOKO:Request xmlns:vOKO="${voko}" vOKOid="${quoted(service)}">${head}${requestContent}</vOKO:Request>`;
}

function content({ service, content: values }: RegistryCall, settings: RegistrySettings): string {
  return typeof values === 'string' ? values : writtenRequest(service, values, settings);
}

/** The service's own part of a call, in canonical form; a document of XML by itself. */
export function writtenRequest(
  service: string,
  content: RegistryContent,
  settings: Pick<RegistrySettings, 'namespaces' | 'namespacePattern'>,
): string {
  return `<lpi:Request xmlns:lpi="${quoted(namespaceOf(service, settings))}">${elements(content)}</lpi:Request>`;
}

function elements(content: RegistryContent): string {
  return content
    .map(
      ([name, value]) => `<lpi:${name}>${typeof value === 'string' ? escaped(value) : elements(value)}</lpi:${name}>`,
    )
    .join('');
}

function element(name: string, inner: string, attributes: readonly (readonly [string, string])[] = []): string {
  const written = attributes.map(([key, value]) => ` ${key}="${quoted(value)}"`).join('');
  return `<vOKO:${name}${written}>${inner}</vOKO:${name}>`;
}

/** As canonical XML writes the value of an attribute. */
function quoted(value: string): string {
  return sayable(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** As canonical XML writes a text. */
function escaped(text: string): string {
  return sayable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Control characters cannot be said in XML, and some would come out of a parser changed. */
function sayable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ');
}

/** The ministry's clock: its local time with its offset. */
function pragueTime(at: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Prague',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).formatToParts(at);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  const local = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
  const minutes = Math.round((Date.parse(`${local}Z`) - at.getTime()) / 60_000);
  return `${local}+${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
