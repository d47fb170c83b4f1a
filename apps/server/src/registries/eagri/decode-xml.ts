/**
 * The text of an XML document in the letters that it declares: a byte order mark says most, then the header it came with,
 * then its own declaration; without any it is UTF-8.
 */
export function decodeXml(bytes: Uint8Array, contentType: string | null): string {
  const declared = [
    markOf(bytes),
    /charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType ?? '')?.[1],
    declarationOf(bytes),
  ].find((charset) => charset !== undefined && isKnown(charset));
  return new TextDecoder(declared ?? 'utf-8').decode(bytes);
}

function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark, but beginning with "<" and half of a character.
  if (first === 0x3c && second === 0) return 'utf-16le';
  return first === 0 && second === 0x3c ? 'utf-16be' : undefined;
}

/** What stands in `<?xml version="1.0" encoding="windows-1250"?>`. */
function declarationOf(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]{0,100}?encoding=["']([\w.:-]{1,40})["']/.exec(start)?.[1];
}

function isKnown(charset: string): boolean {
  try {
    return new TextDecoder(charset).encoding !== '';
  } catch {
    return false;
  }
}
