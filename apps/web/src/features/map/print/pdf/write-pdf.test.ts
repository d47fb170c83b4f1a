import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { printFaces } from '#web/testing/print-faces.ts';
import type { Mark } from '../marks.ts';
import type { PrintFace } from './print-face.ts';
import { createTypesetter } from './typesetter.ts';
import { writePdf } from './write-pdf.ts';

let faces: readonly PrintFace[];
beforeAll(async () => {
  faces = await printFaces();
}, 60_000);

const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])]);
const write = (text: string, more: object = {}): Mark => ({
  kind: 'text',
  text,
  at: [10, 20],
  size: 10,
  weight: 'regular',
  align: 'start',
  color: '#000000',
  ...more,
});

async function pdfOf(marks: readonly Mark[]): Promise<string> {
  const file = writePdf({
    page: { width: 297, height: 210 },
    marks: [...marks, { kind: 'picture', box: { x: 10, y: 24, width: 200, height: 100 } }],
    picture: { jpeg, width: 2362, height: 1181 },
    faces,
    facts: { title: 'Žluťoučký kůň', author: 'Brázda', language: 'cs-CZ', at: new Date('2026-11-23T10:00:00Z') },
  });
  return Buffer.from(await file.arrayBuffer()).toString('latin1');
}

/** What each sign of each font means, as the file itself tells it. */
function textsIn(pdf: string): readonly string[] {
  const fonts = new Map(
    [...pdf.matchAll(/\/(F\d) (\d+) 0 R/g)].map(([, name = '', number = '']) => {
      const [, meaning = ''] = new RegExp(`\\n${number} 0 obj\\n[^]*?/ToUnicode (\\d+) 0 R`).exec(pdf) ?? [];
      const [, map = ''] = new RegExp(`\\n${meaning} 0 obj\\n([^]*?)endobj`).exec(pdf) ?? [];
      const letters = [...map.matchAll(/<([\dA-F]{4})> <([\dA-F]{4})>/g)];
      return [name, new Map(letters.map(([, glyph, code = '']) => [glyph, String.fromCharCode(parseInt(code, 16))]))];
    }),
  );
  return [...pdf.matchAll(/BT (.*?) ET/g)].map(([, shown = '']) =>
    [...shown.matchAll(/\/(F\d) [\d.]+ Tf <([\dA-F]*)> Tj/g)]
      .map(([, font = '', signs = '']) =>
        (signs.match(/.{4}/g) ?? []).map((sign) => fonts.get(font)?.get(sign)).join(''),
      )
      .join(''),
  );
}

describe('a map as a document', () => {
  it('has the size of its paper, and the map in its true size', async () => {
    const pdf = await pdfOf([]);
    expect(pdf).toContain('/MediaBox [0 0 841.89 595.276]');
    // 200 by 100 mm, 10 mm from the left and 24 mm from the top.
    expect(pdf).toContain('q 566.929 0 0 283.465 28.346 243.78 cm /Map Do Q');
    expect(pdf).toContain('/Width 2362 /Height 1181');
  });

  it('says where each of its objects begins', async () => {
    const pdf = await pdfOf([write('Brázda')]);
    const begin = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    const places = [...pdf.slice(begin).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    expect(pdf.slice(begin, begin + 4)).toBe('xref');
    expect(places.length).toBeGreaterThan(8);
    for (const [at, place] of places.entries()) expect(pdf.slice(place).startsWith(`${at + 1} 0 obj\n`)).toBe(true);
  });

  it.each([
    'Příliš žluťoučký kůň úpěl ďábelské ódy',
    'Kŕdeľ šťastných ďatľov učí pri ústí Váhu',
    'Zażółć gęślą jaźń',
    'Įlinkdama fechtuotojo špaga sublykčiojusi pragręžė',
    'Muzicologă în bej vând whisky și tequila, ţăran',
    'Árvíztűrő tükörfúrógép',
    'El pingüino Wenceslao hizo kilómetros; ¿señal?',
    '1 : 10 000 · © „Farm“ – 12,5 ha…',
  ])('can be searched for %s', async (text) => {
    expect(textsIn(await pdfOf([write(text), write(text, { weight: 'strong' })]))).toEqual([text, text]);
  });

  it('writes letters that its font lacks without their marks, or as question marks', async () => {
    expect(textsIn(await pdfOf([write('Ḿ Ж')]))).toEqual(['M ?']);
  });

  it('takes up the font with its letters, whole', async () => {
    const pdf = await pdfOf([write('Žito')]);
    const fonts = [...pdf.matchAll(/\/Length1 (\d+) \/Filter \/FlateDecode \/Length (\d+) >>\nstream\n/g)];
    expect(fonts).toHaveLength(2);
    for (const found of fonts) {
      const from = found.index + found[0].length;
      const packed = Buffer.from(pdf.slice(from, from + Number(found[2])), 'latin1');
      expect(inflateSync(packed).length).toBe(Number(found[1]));
    }
  });

  it('ends a line where it is to end', () => {
    const typesetter = createTypesetter(faces);
    const widthOf = (text: string): number =>
      typesetter.runs(text, { size: 10, weight: 'regular' }).reduce((sum, { width }) => sum + width, 0);
    expect(widthOf('ww')).toBeCloseTo(2 * widthOf('w'), 9);
    expect(widthOf('w')).toBeGreaterThan(widthOf('i'));
    expect(widthOf('Žž')).toBeGreaterThan(8);
  });
});
