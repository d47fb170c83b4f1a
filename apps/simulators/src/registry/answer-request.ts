import type { CodeLists, ListedCode } from './code-lists.ts';
import { answerEnvelope, faultEnvelope, type Xml } from './envelopes.ts';
import { registerPage, type PublicRegisters } from './public-registers.ts';
import { refusalOfRecords, resultOfRecords, takeRecords, type TakenRecords } from './protection-records.ts';
import type { RegistryRequest } from './read-request.ts';
import type { RegistryBlock, RegistrySubject } from './registry-land.ts';

const longestMonths = 6;
const unknownDay = '2999-12-31';

export interface RegistryAnswer {
  readonly status: number;
  readonly xml: string;
}

/** What the registry knows. */
export interface Knowledge {
  readonly subjects: readonly RegistrySubject[];
  readonly codeLists: CodeLists;
  readonly registers: PublicRegisters;
  readonly records: KnownRecords;
}

/** Records of plant protection that were handed over, and how often each is first said to be in processing. */
export interface KnownRecords {
  readonly taken: TakenRecords[];
  pending: number;
}

/** Answers one call by the rules of the service that it names. */
export function answerRequest(request: RegistryRequest, known: Knowledge): RegistryAnswer {
  const { subjects, codeLists, registers } = known;
  switch (request.service) {
    case 'LPI_GDP11B':
      return blocksOfCaller(request, subjects);
    case 'LPI_GCL01A':
      return changesOfSubject(request, subjects);
    case 'SZR_EZP03B':
      return registeredSubject(request, subjects);
    case 'LPI_GKU01A':
      return answer(request, { POLOZKA: codeLists['land-uses'].map((each) => codeXml(each, 'KULTURA', 'KOD')) });
    case 'LPI_GAP01A':
      return answer(request, { POLOZKA: codeLists.zones.map((each) => codeXml(each, 'APLPASMO', '')) });
    case 'EPH_GCP01G':
    case 'EPH_GSO01B':
    case 'RHN_GHN01D':
      return { status: 200, xml: registerPage(request, registers) };
    case 'EPOR_PPOR01A':
      return takenRecords(request, known);
    case 'EPOR_CHPOR01A':
      return resultOf(request, known);
    default:
      return unknownService(request);
  }
}

export function unknownService({ service }: RegistryRequest): RegistryAnswer {
  return fault(`Služba ${service} neexistuje`);
}

/** Whether a service refuses whoever may not have its answer. */
export function isRefusing({ service, userId }: RegistryRequest): boolean {
  return userId !== undefined || service === 'LPI_GKU01A' || service === 'EPH_GCP01G' || service === 'LPI_GAP01A';
}

export function fault(text: string): RegistryAnswer {
  return { status: 500, xml: faultEnvelope(text) };
}

export function businessError(request: RegistryRequest, code: string, text: string): RegistryAnswer {
  return answer(request, { CHYBY: { CHYBA: { KOD: code, POPIS: text } } });
}

function answer({ contentNamespace }: RegistryRequest, content: Xml): RegistryAnswer {
  return { status: 200, xml: answerEnvelope(contentNamespace, content) };
}

/** LPI_GDP11B: the blocks of the subject that calls, as they are between two days. */
function blocksOfCaller(request: RegistryRequest, subjects: readonly RegistrySubject[]): RegistryAnswer {
  const caller = subjects.find(({ login }) => login === request.userId);
  if (!caller) return fault('Autentizace uživatele se nezdařila: neznámý uživatel');
  return refusalOf(request, caller) ?? blocksOf(request, caller);
}

/** EPOR_PPOR01A: takes records of plant protection for processing, under a number. */
function takenRecords(request: RegistryRequest, { subjects, registers, records }: Knowledge): RegistryAnswer {
  const caller = signedIn(request, subjects);
  if ('status' in caller) return caller;
  const refusal = refusalOfRecords(request.element);
  if (refusal !== undefined) return fault(`Požadavek neodpovídá schématu XSD: ${refusal}`);
  const taken = takeRecords(request.element, caller, registers, records.pending);
  records.taken.push(taken);
  return answer(request, { GuidPodani: taken.guid });
}

/** EPOR_CHPOR01A: what came of records that were taken under a number. */
function resultOf(request: RegistryRequest, { subjects, records }: Knowledge): RegistryAnswer {
  const caller = signedIn(request, subjects);
  if ('status' in caller) return caller;
  const guid = value(request, 'GuidPodani');
  const taken = records.taken.find((one) => one.guid === guid && one.login === caller.login);
  if (!taken) return businessError(request, '100', 'Podání nebylo nalezeno');
  return { status: 200, xml: resultOfRecords(request.contentNamespace, taken) };
}

function signedIn(request: RegistryRequest, subjects: readonly RegistrySubject[]): RegistrySubject | RegistryAnswer {
  const caller = subjects.find(({ login }) => login === request.userId);
  if (!caller) return fault('Autentizace uživatele se nezdařila: neznámý uživatel');
  if (!request.isSignedWith(caller.key)) return fault('Autentizace uživatele se nezdařila: neplatný token');
  if (request.subjectId === caller.szrid) return caller;
  return fault('Autorizace zamítnuta: ID SZR nepatří přihlášenému uživateli');
}

function refusalOf(request: RegistryRequest, caller: RegistrySubject): RegistryAnswer | undefined {
  if (!request.isSignedWith(caller.key)) return fault('Autentizace uživatele se nezdařila: neplatný token');
  if (!caller.mayReadLand) return fault('Uživatel nemá oprávnění k registru LPIS');
  if (request.subjectId !== caller.szrid) return fault('Autorizace zamítnuta: ID SZR nepatří přihlášenému uživateli');
  const [from = '', to = ''] = [value(request, 'DATOD'), value(request, 'DATDO')];
  if (!isDay(from) || !isDay(to) || from > to) return fault('Požadavek neodpovídá schématu XSD: DATOD, DATDO');
  if (to <= monthsAfter(from, longestMonths)) return undefined;
  return businessError(request, '12', 'Interval DATOD - DATDO je delší než 6 měsíců');
}

function blocksOf(request: RegistryRequest, caller: RegistrySubject): RegistryAnswer {
  if (!caller.isKnownInLand) return answer(request, { STATUS: 0, DATZMENY: unknownDay });
  const head = { STATUS: 1, DATZMENY: caller.changedOn };
  if (!['1', 'true'].includes(value(request, 'GETDATA') ?? '')) return answer(request, head);
  const types = request.content.get('TYPDATAKOD') ?? [];
  const to = value(request, 'DATDO') ?? '';
  const blocks = caller.blocks.filter(({ validFrom }) => validFrom <= to);
  return answer(request, { ...head, DPB: blocks.map((block) => blockXml(block, caller, types)) });
}

function blockXml(block: RegistryBlock, owner: RegistrySubject, types: readonly string[]): Xml {
  const basic: Xml = {
    KULTURAKOD: block.landUseCode,
    KULTURANAZEV: block.landUseName,
    KULTURAOD: block.validFrom,
    VYMERA: block.areaHa.toFixed(2),
    KATUZENAZEV: block.cadastralUnit,
    NADMORSKAVYSKA: block.altitudeM.toFixed(2),
    SVAZITOST: block.slopeDegrees.toFixed(2),
    GEOMETRIE: block.outline,
    UZIVATEL: { IDUZIVATELE: owner.szrid, IC: owner.companyNumber },
  };
  const nitrates: Xml = {
    ZRANITELNAOBLAST: block.isNitrateVulnerable === true ? 1 : 0,
    APLPASMO: block.applicationZone,
  };
  return {
    IDDPB: block.id,
    CTVEREC: block.square,
    ZKOD: block.code,
    STAVID: block.state ?? 4,
    PLATNOSTOD: block.validFrom,
    ...(types.some((type) => type.startsWith('ZAKLAD')) && basic),
    ...(types.includes('NS') && nitrates),
  };
}

/** LPI_GCL01A: when the land of a subject has changed since a day; needs no key. */
function changesOfSubject(request: RegistryRequest, subjects: readonly RegistrySubject[]): RegistryAnswer {
  const subject = subjects.find(({ szrid, mayReadLand }) => szrid === value(request, 'IDSZR') && mayReadLand);
  if (!subject?.isKnownInLand) return answer(request, { STATUS: 0 });
  const since = value(request, 'DATOD') ?? '';
  const changes = subject.changedOn > since ? [{ TYPDATAKOD: 'ZAKLADNI', DATZMENY: subject.changedOn }] : [];
  return answer(request, { STATUS: 1, ZMENA: changes });
}

/** SZR_EZP03B: the public register of farmers; needs no key. */
function registeredSubject(request: RegistryRequest, subjects: readonly RegistrySubject[]): RegistryAnswer {
  const asked = { szrid: value(request, 'IDSZR'), companyNumber: value(request, 'IC') };
  const found = subjects.find(
    ({ szrid, companyNumber }) => szrid === asked.szrid || companyNumber === asked.companyNumber,
  );
  if (!found) return answer(request, { STATUS: 0 });
  return answer(request, {
    STATUS: 1,
    SUBJEKT: { IDSZR: found.szrid, IC: found.companyNumber, NAZEV: found.name },
  });
}

/** Code lists need no key; each names its own elements. */
function codeXml({ code, name, validFrom, validTo }: ListedCode, element: string, ending: string): Xml {
  return {
    [`${element}${ending}`]: code,
    [`${element}NAZEV`]: name,
    PLATNOSTOD: validFrom,
    PLATNOSTDO: validTo ?? unknownDay,
  };
}

function value({ content }: RegistryRequest, name: string): string | undefined {
  return content.get(name)?.[0];
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
