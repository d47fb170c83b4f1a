import { z } from 'zod';

const names = z.array(z.string().min(1)).min(1);

/** Elements that say the same thing in different versions of the ministry's services, best first. */
const BlockElements = z.object({
  id: names.default(['IDDPB']),
  square: names.default(['CTVEREC']),
  code: names.default(['ZKOD']),
  state: names.default(['STAVID']),
  validFrom: names.default(['PLATNOSTOD', 'DATUMOD', 'DATOD']),
  areaHa: names.default(['VYMERA']),
  landUseCode: names.default(['KULTURAKOD', 'KULTURAID']),
  landUseName: names.default(['KULTURANAZEV']),
  altitudeM: names.default(['NADMORSKAVYSKA', 'VYSKA']),
  slopeDegrees: names.default(['SVAZITOST', 'SKLON']),
  nitrateVulnerable: names.default(['ZRANITELNAOBLAST', 'ZOD', 'NS']),
  zone: names.default(['APLPASMO', 'APLIKACNIPASMO']),
  cadastralUnit: names.default(['KATUZENAZEV', 'KUNAZEV', 'KATUZE']),
  outline: names.default(['GEOMETRIE', 'MULTIPOLYGON']),
  companyNumber: names.default(['IC']),
});

/** A public service that gives a code list: what it is asked, in the order of its schema, and how its entries are written. */
function codeList(service: string, code: string[], name: string[]) {
  return z
    .object({
      service: z.string().default(service),
      content: z.array(z.tuple([z.string(), z.string()])).default([]),
      entryElement: z.string().default('POLOZKA'),
      code: names.default(code),
      name: names.default(name),
      validFrom: names.default(['PLATNOSTOD', 'DATUMOD', 'DATOD']),
      validTo: names.default(['PLATNOSTDO', 'DATUMDO', 'DATDO']),
    })
    .prefault({});
}

/** How records of plant protection are handed over, and what came of them is told. What is public of it stands in `record-fields.ts`. */
const Records = z.object({
  service: z.string().default('EPOR_PPOR01A'),
  resultService: z.string().default('EPOR_CHPOR01A'),
  /** Other names of elements, such as `{"use.number":"CisloPripravku"}`; under an empty one it is left out. */
  names: z.record(z.string(), z.string().regex(/^(?:[A-Za-z_][\w.-]*)?$/)).default({}),
  numberElement: z.string().default('GuidPodani'),
  errorLists: names.default(['Chyby']),
  errorEntries: names.default(['Chyba']),
  errorCode: names.default(['Id', 'ID', 'Kod', 'KOD']),
  errorText: names.default(['Popis', 'POPIS', 'Text', 'TEXT']),
  errorKind: names.default(['Zkratka', 'ZKRATKA', 'Typ', 'TYP']),
  /** Assumption: no public source says how the ministry tells that it is not done yet. */
  stateElement: z.string().default('Stav'),
  pendingStates: names.default(['PRIJATO', 'ZPRACOVAVA_SE']),
  /** After so long it is asked first what came of them; each time later twice as long, up to the longest; until it is given up. */
  firstAskSeconds: z.number().min(0.1).max(3600).default(10),
  longestAskSeconds: z.number().min(0.1).max(86_400).default(3600),
  askHours: z.number().min(0.0001).max(720).default(72),
});

/**
 * What public sources leave open or contradict each other in, and what the ministry has changed before. Whoever runs an
 * installation can set it right without a new version.
 */
export const RegistrySettings = z.strictObject({
  /** The folder of accounts that sign in: `Farmar` for farmers, `PDS` for systems. */
  accountFolder: z.string().default('Farmar'),
  accountPattern: z.string().default('cn={login},cn={folder},cn=Users,o=mze,c=cz'),
  tokenType: z.string().default('A01'),
  applicationId: z.string().default('brazda'),
  applicationVersion: z.string().default('1'),
  /** Namespace of a service's own elements; `{service}` where it has no entry of its own. */
  namespaces: z.record(z.string(), z.string()).default({
    EPH_GCP01G: 'http://www.ccv.cz/EPH_GCP01G',
    EPH_GSO01B: 'http://www.ccv.cz/EPH_GSO01B',
    // Assumptions: as those beside them.
    EPOR_PPOR01A: 'http://www.ccv.cz/EPOR_PPOR01A',
    EPOR_CHPOR01A: 'http://www.ccv.cz/EPOR_CHPOR01A',
  }),
  namespacePattern: z.string().default('http://sitewell.cz/lpis/schemas/{service}'),
  blockService: z.string().default('LPI_GDP11B'),
  changeService: z.string().default('LPI_GCL01A'),
  subjectService: z.string().default('SZR_EZP03B'),
  /** Kinds of block facts that are asked for. */
  dataTypes: names.default(['ZAKLADNI', 'NS']),
  block: BlockElements.prefault({}),
  blockElement: z.string().default('DPB'),
  /** Public sources name neither service: these names only follow the pattern of the others. */
  landUseList: codeList('LPI_GKU01A', ['KULTURAKOD', 'KOD'], ['KULTURANAZEV', 'NAZEV']),
  zoneList: codeList('LPI_GAP01A', ['APLPASMO', 'KOD'], ['APLPASMONAZEV', 'NAZEV']),
  /** Services that give public registers, page by page; each page is asked for by the last number of the one before. */
  registers: z
    .object({
      PLANT_PROTECTION: z.string().default('EPH_GCP01G'),
      FERTILIZER: z.string().default('RHN_GHN01D'),
      ORGANISM: z.string().default('EPH_GSO01B'),
    })
    .prefault({}),
  records: Records.prefault({}),
  wholeParameter: z.string().default('GETDATA'),
  pageParameter: z.string().default('IDLAST'),
  firstPage: z.string().default('0'),
  /** States of a block that is in force. */
  statesInForce: names.default(['4']),
  statusElement: z.string().default('STATUS'),
  changedOnElement: z.string().default('DATZMENY'),
  changeElement: z.string().default('ZMENA'),
  subjectNameElements: names.default(['NAZEV', 'OBCHODNIJMENO', 'JMENO']),
  subjectIdParameter: z.string().default('IDSZR'),
  companyNumberParameter: z.string().default('IC'),
  sinceParameter: z.string().default('DATOD'),
  errorElements: names.default(['CHYBA', 'CHYBY']),
  errorCodeElements: names.default(['KOD', 'ID', 'ZKRATKA']),
  errorTextElements: names.default(['POPIS', 'TEXT']),
  /** A fault whose text holds one of these, however written, refuses the one who asks. */
  refusals: names.default(['autentiz', 'autoriz', 'token', 'hash', 'uidkey', 'opravn']),
  timeoutSeconds: z.number().min(1).max(600).default(60),
  /** For short questions, which somebody at a screen waits for. */
  shortTimeoutSeconds: z.number().min(1).max(60).default(20),
  /** The largest farms have some ten; each holds up the process for about a tenth of a second. */
  largestAnswerMegabytes: z.number().min(1).max(256).default(32),
});
export type RegistrySettings = z.infer<typeof RegistrySettings>;
export type CodeListSettings = RegistrySettings['landUseList'];

/** Where the registry is, and how it is spoken to. */
export interface RegistryConfig {
  readonly url: string;
  readonly settings: RegistrySettings;
  /** Whether public registers are asked for every day, or only when an administrator wants them. */
  readonly fetchesDaily: boolean;
}
