const soap = 'http://schemas.xmlsoap.org/soap/envelope/';

export type Xml = { readonly [name: string]: XmlValue };
type XmlValue = string | number | Xml | readonly Xml[] | undefined;

/** A service's answer, and what of it is written already, in the wrappers that the ministry's bus puts around it. */
export function answerEnvelope(namespace: string, content: Xml, written = ''): string {
  return envelope(
    `<esb:ESBServerEnvelopeResponse xmlns:esb="http://www.mze.cz/ESBServer/1.0"><esb:Data>` +
      `<lpi:Response xmlns:lpi="${escape(namespace)}">${elements('lpi:', content)}${written}</lpi:Response>` +
      `</esb:Data></esb:ESBServerEnvelopeResponse>`,
  );
}

export function faultEnvelope(text: string): string {
  return envelope(
    `<SOAP:Fault><faultcode>SOAP:Client</faultcode><faultstring>${escape(text)}</faultstring></SOAP:Fault>`,
  );
}

function envelope(body: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<SOAP:Envelope xmlns:SOAP="${soap}"><SOAP:Body>${body}</SOAP:Body></SOAP:Envelope>`;
}

export function elements(prefix: string, content: Xml): string {
  return Object.entries(content)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? (value as readonly Xml[]) : [value as Exclude<XmlValue, readonly Xml[]>]).map((each) =>
        each === undefined ? '' : `<${prefix}${name}>${inner(prefix, each)}</${prefix}${name}>`,
      ),
    )
    .join('');
}

function inner(prefix: string, value: string | number | Xml): string {
  return typeof value === 'object' ? elements(prefix, value) : escape(String(value));
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
