import type { ProtectionFunction } from '@brazda/domain/enumerations/material.ts';

/**
 * What the elements and attributes of the ministry's registers are called, best name first. Seen in public programs that
 * read these files: POLOZKA with ID, OJP, STAV and D_POUZITELNY_DO; ROZHODNUTI with REG_CISLO, AKT_STAV (P, Z), B_FCE,
 * D_PLATNE_DO, D_ZASD_SKUT and D_ZAS_SKUT; UL with NAZEV, MNOZSTVI and MJ; POUZITI with PLODINA/NAZEV, SO, OL, DAVKA,
 * DAVKOVANI (MIN_DAVKA, MAX_DAVKA, MJ) and POZNAMKA; UDAJE with UDAJ and ZKR; ROW of fertilizers with ID, REC, EVC, NAZ,
 * CH_N to CH_S, KOEFPREP, KAT_N and ORG, in it NS with KOEF, PLATNOST_OD and PLATNOST_DO; DATZMENY. All others are
 * assumptions, written so in the decision on registers: where they are wrong, what they would say stays unknown.
 */
export const names = {
  version: ['DATZMENY', 'DATZMENYCIS'],
  lastId: ['IDLAST'],
  fault: ['faultstring', 'Text'],
  product: {
    record: 'POLOZKA',
    id: ['ID'],
    name: ['OJP'],
    usableTo: ['D_POUZITELNY_DO'],
    decision: 'ROZHODNUTI',
  },
  decision: {
    number: ['REG_CISLO'],
    state: ['AKT_STAV'],
    functions: ['B_FCE'],
    validFrom: ['D_PLATNE_OD', 'D_ROZHODNUTI'],
    authorisedTo: ['D_PLATNE_DO'],
    soldTo: ['D_ZASD_SKUT'],
    usableTo: ['D_ZAS_SKUT'],
    substance: 'UL',
    use: 'POUZITI',
    fact: 'UDAJE',
  },
  substance: { name: ['NAZEV'], amount: ['MNOZSTVI'], unit: ['MJ'] },
  fact: { about: ['UDAJ'], says: ['ZKR'] },
  use: {
    crop: 'PLODINA',
    cropName: ['NAZEV'],
    organisms: ['SO'],
    preHarvest: ['OL'],
    dose: ['DAVKA'],
    dosing: 'DAVKOVANI',
    doseMin: ['MIN_DAVKA'],
    doseMax: ['MAX_DAVKA'],
    doseUnit: ['MJ'],
    mostApplications: ['MAX_POCET_APL', 'MAX_APLIKACI'],
    leastDaysBetween: ['MIN_ODSTUP', 'INTERVAL'],
    waterMin: ['MIN_VODA'],
    waterMax: ['MAX_VODA'],
    growthStageFrom: ['BBCH_OD'],
    growthStageTo: ['BBCH_DO'],
    note: ['POZNAMKA'],
  },
  fertilizer: {
    record: 'ROW',
    id: 'ID',
    number: 'REC',
    evidence: 'EVC',
    name: 'NAZ',
    nutrients: { N: 'CH_N', P2O5: 'CH_P', K2O: 'CH_K', CaO: 'CH_CA', MgO: 'CH_MG', S: 'CH_S' },
    density: 'KOEFPREP',
    category: 'KAT_N',
    isOrganic: 'ORG',
    isDung: 'VYKALY',
    share: 'NS',
    sharePercent: 'KOEF',
    shareFrom: 'PLATNOST_OD',
    shareTo: 'PLATNOST_DO',
  },
  organism: {
    record: 'POLOZKA',
    id: ['KOD_EPPO', 'EPPO', 'KOD', 'ID'],
    name: ['NAZEV', 'NAZEV_CZ'],
    latinName: ['NAZEV_LAT', 'LATINSKY_NAZEV'],
  },
} as const;

/** Names and words are compared folded. */
export const functionsByWord: readonly (readonly [string, ProtectionFunction])[] = [
  ['herbicid', 'HERBICIDE'],
  ['fungicid', 'FUNGICIDE'],
  ['insekticid', 'INSECTICIDE'],
  ['regulator rustu', 'GROWTH_REGULATOR'],
  ['moridlo', 'SEED_TREATMENT'],
  ['moluskocid', 'MOLLUSCICIDE'],
  ['rodenticid', 'RODENTICIDE'],
  ['desikant', 'DESICCANT'],
  ['adjuvant', 'ADJUVANT'],
  ['smacedlo', 'ADJUVANT'],
];
