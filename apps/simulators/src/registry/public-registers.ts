import { answerEnvelope, elements, type Xml } from './envelopes.ts';
import type { RegistryRequest } from './read-request.ts';

/** A product as the register of plant protection has it. */
export interface ListedProduct {
  readonly id: number;
  readonly name: string;
  readonly number: string;
  readonly isAuthorised: boolean;
  readonly functions: string;
  readonly validFrom: string;
  readonly authorisedTo: string;
  readonly soldTo?: string;
  readonly usableTo?: string;
  readonly substances: readonly (readonly [name: string, amount: number, unit: string])[];
  readonly uses: readonly ListedUse[];
}

export interface ListedUse {
  readonly crops: readonly string[];
  readonly organisms: string;
  readonly preHarvest: string;
  readonly dose: readonly [least: number, most: number, unit: string];
  readonly note?: string;
}

/** A fertilizer as its register has it. */
export interface ListedFertilizer {
  readonly id: number;
  readonly name: string;
  readonly number: string;
  readonly category: number;
  readonly isOrganic: boolean;
  readonly nitrogen: number;
  readonly density?: number;
  /** Percent of nitrogen that counts, from a day on. */
  readonly share: readonly [percent: number, from: string];
}

export interface ListedOrganism {
  readonly code: string;
  readonly name: string;
  readonly latinName: string;
}

/** What the registers that need no key hold. */
export interface PublicRegisters {
  products: ListedProduct[];
  fertilizers: ListedFertilizer[];
  organisms: ListedOrganism[];
  version: string;
}

/** The first and last of these are invented like all between them: no real product is shown with facts of ours. */
export function publicRegisters(): PublicRegisters {
  return {
    version: '2026-03-02',
    products: [
      listedProduct(101, 'Zkušební Fung', '9001-0', 'fungicid', [
        { crops: ['pšenice', 'ječmen ozimý'], organisms: 'braničnatka pšeničná, rez pšeničná', preHarvest: '35' },
        { crops: ['réva'], organisms: 'plíseň révy', preHarvest: 'AT' },
      ]),
      listedProduct(102, 'Zkušební Herb', '9002-1', 'herbicid', [
        { crops: ['řepka olejka ozimá'], organisms: 'plevele dvouděložné', preHarvest: 'AT' },
      ]),
      listedProduct(103, 'Zkušební Insekt', '9003-0', 'insekticid', [
        { crops: ['řepka olejka'], organisms: 'blýskáček řepkový', preHarvest: '28' },
      ]),
    ],
    fertilizers: [
      {
        id: 501,
        name: 'Zkušební ledek 27',
        number: '0501',
        category: 2,
        isOrganic: false,
        nitrogen: 27,
        share: [100, '2014-01-01'],
      },
      {
        id: 502,
        name: 'Zkušební digestát',
        number: '0502',
        category: 3,
        isOrganic: true,
        nitrogen: 0.5,
        density: 1.02,
        share: [60, '2014-01-01'],
      },
    ],
    organisms: [
      { code: 'SEPTTR', name: 'braničnatka pšeničná', latinName: 'Zymoseptoria tritici' },
      { code: 'PUCCRT', name: 'rez pšeničná', latinName: 'Puccinia triticina' },
    ],
  };
}

/** A product that is authorised for long, said in short. */
export function listedProduct(
  id: number,
  name: string,
  number: string,
  functions: string,
  uses: readonly (Omit<ListedUse, 'dose'> & Partial<Pick<ListedUse, 'dose'>>)[],
): ListedProduct {
  return {
    ...{ id, name, number, functions, isAuthorised: true, validFrom: '2015-04-01', authorisedTo: '2030-12-31' },
    substances: [['látka zkušební', 250, 'g/l']],
    uses: uses.map((use) => ({ dose: [0.5, 1, 'l/ha'], ...use })),
  };
}

/** The file that the ministry lets anybody download: its elements without a namespace. */
export function productFile({ products, version }: PublicRegisters): string {
  return xmlFile('PRIPRAVKY', { DATZMENY: version, POLOZKA: products.map(productXml) });
}

export function organismFile({ organisms, version }: PublicRegisters): string {
  return xmlFile('ORGANISMY', { DATZMENY: version, POLOZKA: organisms.map(organismXml) });
}

export function fertilizerFile({ fertilizers, version }: PublicRegisters): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<HNOJIVA><DATZMENY>${version}</DATZMENY>${fertilizerRows(fertilizers)}</HNOJIVA>`;
}

function xmlFile(root: string, content: Xml): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<${root}>${elements('', content)}</${root}>`;
}

export function productXml(product: ListedProduct): Xml {
  return {
    ID: product.id,
    OJP: product.name,
    STAV: product.isAuthorised ? 1 : 0,
    ROZHODNUTI: {
      ID: product.id * 10,
      REG_CISLO: product.number,
      AKT_STAV: product.isAuthorised ? 'P' : 'Z',
      B_FCE: product.functions,
      D_PLATNE_OD: `${product.validFrom}T00:00:00`,
      D_PLATNE_DO: `${product.authorisedTo}T00:00:00`,
      D_ZASD_SKUT: product.soldTo,
      D_ZAS_SKUT: product.usableTo,
      UL: product.substances.map(([NAZEV, MNOZSTVI, MJ]) => ({ NAZEV, MNOZSTVI, MJ })),
      POUZITI: product.uses.map(useXml),
    },
  };
}

function useXml({ crops, organisms, preHarvest, dose: [least, most, unit], note }: ListedUse, at: number): Xml {
  return {
    ID: at + 1,
    PLODINA: crops.map((NAZEV) => ({ NAZEV })),
    SO: organisms,
    OL: preHarvest,
    DAVKA: `${least}-${most} ${unit}`,
    DAVKOVANI: { MIN_DAVKA: least, MAX_DAVKA: most, MJ: unit },
    POZNAMKA: note,
  };
}

export function organismXml({ code, name, latinName }: ListedOrganism): Xml {
  return { KOD: code, NAZEV: name, NAZEV_LAT: latinName };
}

/** Fertilizers say everything in attributes. */
export function fertilizerRows(fertilizers: readonly ListedFertilizer[], prefix = ''): string {
  return fertilizers
    .map(({ id, name, number, category, isOrganic, nitrogen, density, share: [percent, from] }) => {
      const said = { ID: id, REC: number, NAZ: name, CH_N: nitrogen, KAT_N: category, ORG: isOrganic ? 1 : 0 };
      const attributes = Object.entries({ ...said, ...(density !== undefined && { KOEFPREP: density }) });
      const share = `<${prefix}NS KOEF="${percent}" PLATNOST_OD="${from}"/>`;
      return `<${prefix}ROW ${attributes.map(([key, value]) => `${key}="${value}"`).join(' ')}>${share}</${prefix}ROW>`;
    })
    .join('');
}

const rowsOfPage = 2;

/** A page of a register: what stands behind the number that was asked, and the last number on it. */
export function registerPage(
  { service, contentNamespace, content }: Pick<RegistryRequest, 'service' | 'contentNamespace' | 'content'>,
  { products, fertilizers, organisms, version }: PublicRegisters,
): string {
  if (service === 'RHN_GHN01D') {
    return answerEnvelope(contentNamespace, { DATZMENY: version }, fertilizerRows(fertilizers, 'lpi:'));
  }
  if (service === 'EPH_GSO01B') {
    return answerEnvelope(contentNamespace, { DATZMENY: version, POLOZKA: organisms.map(organismXml) });
  }
  const after = Number(content.get('IDLAST')?.[0] ?? 0);
  const page = products.filter(({ id }) => id > after).slice(0, rowsOfPage);
  const lastId = page.at(-1)?.id ?? after;
  return answerEnvelope(contentNamespace, { DATZMENYCIS: version, IDLAST: lastId, POLOZKA: page.map(productXml) });
}
