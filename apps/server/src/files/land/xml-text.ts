import { encodingOf } from './text-encoding.ts';

/** Only a document type can bring entities, so a file with one is not read at all. */
export function isUnsafeXml(text: string): boolean {
  return /<!\s*(?:DOCTYPE|ENTITY)/i.test(text);
}

/** The encoding that the XML declaration names, if we know it. */
export function declaredXmlEncoding(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return encodingOf(/^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start)?.[1] ?? '');
}

/** Whether an XML file is GML: collections carry its namespace on their first element, also where it is not the default one. */
export function isGml(start: string): boolean {
  return /http:\/\/www\.opengis\.net\/gml\b/.test(start) && !/<(?:\w+:)?kml\b/.test(start);
}
