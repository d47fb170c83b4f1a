import type { Language } from '@brazda/contract/shapes.ts';
import { foldText } from '@brazda/domain/fold-text.ts';

export const cropColumnKeys = ['name', 'type', 'code', 'eppo', 'color', 'validFrom', 'validTo'] as const;
export type CropColumnKey = (typeof cropColumnKeys)[number];

/** How a file of crops heads its columns; in whichever language it was written, it is read. */
export const cropColumnTitles: Readonly<Record<Language, Readonly<Record<CropColumnKey, string>>>> = {
  cs: {
    name: 'Plodina',
    type: 'Katalog',
    code: 'Kód',
    eppo: 'EPPO',
    color: 'Barva',
    validFrom: 'Platí od',
    validTo: 'Platí do',
  },
  en: {
    name: 'Crop',
    type: 'Catalogue',
    code: 'Code',
    eppo: 'EPPO',
    color: 'Colour',
    validFrom: 'Valid from',
    validTo: 'Valid to',
  },
  es: {
    name: 'Cultivo',
    type: 'Catálogo',
    code: 'Código',
    eppo: 'EPPO',
    color: 'Color',
    validFrom: 'Válido desde',
    validTo: 'Válido hasta',
  },
  hu: {
    name: 'Növény',
    type: 'Katalógus',
    code: 'Kód',
    eppo: 'EPPO',
    color: 'Szín',
    validFrom: 'Érvényes ettől',
    validTo: 'Érvényes eddig',
  },
  lt: {
    name: 'Augalas',
    type: 'Katalogas',
    code: 'Kodas',
    eppo: 'EPPO',
    color: 'Spalva',
    validFrom: 'Galioja nuo',
    validTo: 'Galioja iki',
  },
  pl: {
    name: 'Uprawa',
    type: 'Katalog',
    code: 'Kod',
    eppo: 'EPPO',
    color: 'Kolor',
    validFrom: 'Ważna od',
    validTo: 'Ważna do',
  },
  ro: {
    name: 'Cultură',
    type: 'Catalog',
    code: 'Cod',
    eppo: 'EPPO',
    color: 'Culoare',
    validFrom: 'Valabilă de la',
    validTo: 'Valabilă până la',
  },
  sk: {
    name: 'Plodina',
    type: 'Katalóg',
    code: 'Kód',
    eppo: 'EPPO',
    color: 'Farba',
    validFrom: 'Platí od',
    validTo: 'Platí do',
  },
};

/** How people call these columns besides. */
const otherTitles: Readonly<Record<string, CropColumnKey>> = {
  name: 'name',
  nazev: 'name',
  'nazev plodiny': 'name',
  nazov: 'name',
  nazwa: 'name',
  nev: 'name',
  nombre: 'name',
  denumire: 'name',
  pavadinimas: 'name',
  color: 'color',
  'external id': 'code',
  'eppo kod': 'eppo',
  'eppo code': 'eppo',
};

const keysByTitle: ReadonlyMap<string, CropColumnKey> = new Map([
  ...Object.entries(otherTitles),
  ...Object.values(cropColumnTitles).flatMap((titles) =>
    cropColumnKeys.map((key) => [foldText(titles[key]), key] as const),
  ),
]);

/** What the columns of a file hold, by the row that heads them; the first of those that say the same. */
export function columnsOf(head: readonly string[]): ReadonlyMap<CropColumnKey, number> {
  const places = head.map((title, at) => [keysByTitle.get(foldText(title)), at] as const);
  return new Map(places.flatMap(([key, at]) => (key === undefined ? [] : [[key, at] as const])).toReversed());
}
