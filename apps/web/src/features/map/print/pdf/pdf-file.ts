/** What an object of the file is made of: text in ASCII, or bytes that are there already and are not copied. */
export type Part = string | Blob | Uint8Array<ArrayBuffer>;

export interface PdfFile {
  /** Keeps room for an object that others name before it is written, and gives back its number. */
  readonly reserve: () => number;
  readonly write: (number: number, ...parts: readonly Part[]) => void;
  readonly add: (...parts: readonly Part[]) => number;
  readonly end: (catalog: number, facts: number) => Blob;
}

/** The frame of a PDF: numbered objects one after the other, and at the end where each of them begins. */
export function createPdfFile(): PdfFile {
  // Four bytes beyond ASCII say to programs that carry files that this is no text.
  const parts: Part[] = ['%PDF-1.7\n%', new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3]), '\n'];
  const places: number[] = [0];
  let length = parts.reduce((sum, part) => sum + sizeOf(part), 0);

  function put(part: Part): void {
    parts.push(part);
    length += sizeOf(part);
  }
  function reserve(): number {
    return places.push(0) - 1;
  }
  function write(number: number, ...object: readonly Part[]): void {
    places[number] = length;
    put(`${number} 0 obj\n`);
    for (const part of object) put(part);
    put('\nendobj\n');
  }
  return {
    reserve,
    write,
    add: (...object) => {
      const number = reserve();
      write(number, ...object);
      return number;
    },
    end: (catalog, facts) => {
      const begin = length;
      const entries = places.map((place, at) =>
        at === 0 ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`,
      );
      put(`xref\n0 ${places.length}\n${entries.join('')}`);
      put(`trailer\n<< /Size ${places.length} /Root ${catalog} 0 R /Info ${facts} 0 R >>\n`);
      put(`startxref\n${begin}\n%%EOF\n`);
      return new Blob(parts, { type: 'application/pdf' });
    },
  };
}

/** An object with a content of its own: what it says of it, and the content. */
export function stream(facts: string, content: Part): readonly Part[] {
  return [`<< ${facts} /Length ${sizeOf(content)} >>\nstream\n`, content, '\nendstream'];
}

/** A text for people, such as a title, in any letters. */
export function textObject(text: string): string {
  const units = [...Array(text.length).keys()].map((at) => hex4(text.charCodeAt(at)));
  return `<FEFF${units.join('')}>`;
}

export function hex4(number: number): string {
  return number.toString(16).toUpperCase().padStart(4, '0');
}

function sizeOf(part: Part): number {
  if (typeof part === 'string') return part.length;
  return part instanceof Blob ? part.size : part.byteLength;
}
