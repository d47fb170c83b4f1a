import type { LandSchemaId } from './land-file.ts';

/** What a column can tell about a parcel. */
export type ParcelField =
  | 'name'
  | 'blockNumber'
  | 'square'
  | 'blockCode'
  | 'locality'
  | 'part'
  | 'landUseCode'
  | 'landUseName'
  | 'officialAreaHa'
  | 'validFrom'
  | 'altitudeM'
  | 'slopeDegrees'
  | 'nitrateVulnerable'
  | 'zone'
  | 'cadastralUnit'
  | 'externalId'
  | 'parcelId'
  | 'cropCode'
  | 'cropName'
  | 'declaredYear'
  | 'landUser';

type Aliases = Partial<Record<ParcelField, readonly string[]>>;

export interface LandSchema {
  id: LandSchemaId;
  /** Every group needs one of its columns. */
  needs: readonly (readonly string[])[];
  /** In order of preference; names longer than ten letters also match as a .dbf cuts them. */
  columns: Aliases;
}

/** Columns that mean the same wherever they appear. */
const COMMON: Aliases = {
  name: [
    'NAZEV',
    'NAZEV_PARC',
    'NAZEV_POZ',
    'NÁZEV',
    'NAZOV',
    'NÁZOV',
    'NAZWA',
    'NUME',
    'DENUMIRE',
    'NEV',
    'NÉV',
    'PAVADINIM',
    'PAVADINIMAS',
    'NOMBRE',
    'NAAM',
    'BEZEICHNUNG',
    'NAME',
    'LOCAL_NAME',
    'LOCALNAME',
    'FIELD_NAME',
    'FIELDNAME',
    'FIELD',
    'PARCEL_NAME',
    'POZEMEK',
    'POZEMOK',
    'HON',
    'SCHLAGNAME',
  ],
  blockNumber: ['BLOCK_NUMBER', 'BLOCKNUMBER'],
  square: ['CTVEREC'],
  landUseCode: ['KULTURAKOD', 'KULTURA_SK'],
  landUseName: ['KULTURANAZ', 'KULTURA_NA'],
  officialAreaHa: ['VYMERA_HA', 'AREA_HA'],
  validFrom: ['PLATNYOD', 'PLATNOST_OD', 'PLATNOSTOD', 'VALID_FROM'],
  altitudeM: ['VYSKA', 'NADM_VYSKA', 'ALTITUDE'],
  slopeDegrees: ['SVAZITOST', 'SVAHOVITOST', 'SKLONITOST', 'SKLON', 'SLOPE'],
  nitrateVulnerable: ['NITRAT', 'NITRATY', 'ZRANITELNA', 'ZRAN_OBL', 'ZRANIT_OBL', 'ZRANITELN', 'OSN', 'NVZ'],
  zone: ['APL_PASMO', 'APLIK_PASMO', 'AP_PASMO', 'APLIKACNI_PASMO', 'APLIKACNE_PASMO', 'ZONE'],
  cadastralUnit: [
    ...['KU_NAZEV', 'NAZEV_KU', 'KUNAZEV', 'KATUZE_NAZEV', 'KATUZE', 'KATASTR', 'KATASTRALNI_UZEMI'],
    ...['KU_NAZOV', 'NAZOV_KU', 'KATASTER', 'KATASTRALNE_UZEMIE', 'CADASTRAL_UNIT'],
  ],
  externalId: ['EXTERNAL_ID', 'UUID'],
  parcelId: ['BRAZDA_ID'],
  cropCode: ['PLODINA_ID', 'PLODINA_KOD', 'CROP_CODE'],
  cropName: ['PLOD_NAZE', 'PLODINA_NAZEV', 'PLODINA_NAZOV', 'PLODINA', 'CROP', 'CROP_NAME'],
  declaredYear: ['ROK', 'YEAR'],
  landUser: ['ID_UZ', 'SUBJEKT_NAZOV', 'SUBJEKT_NA', 'UZIVATEL'],
};

/**
 * The official layouts, with the drift of their years. Czech: the block export (DPB) and the declared crops
 * (GEOPROSTOR_ZADOSTI). Slovak: the users' boundaries (hranice užívania) and the blocks (kultúrne diely).
 */
export const LAND_SCHEMAS: readonly LandSchema[] = [
  {
    id: 'CZ_DECLARATION',
    needs: [
      ['DPB_CTVEREC', 'DPB_CTVERE'],
      ['DPB_ZKOD', 'DPB_ZKOD_DPB'],
      ['ZAKRES_ID', 'PLODINA_ID', 'PLOD_NAZE', 'ZAKRES_VYM'],
    ],
    columns: {
      square: ['DPB_CTVEREC', 'DPB_CTVERE'],
      blockCode: ['DPB_ZKOD', 'DPB_ZKOD_DPB'],
      officialAreaHa: ['ZAKRES_VYM', 'ZAKRES_VYMERA', 'DEKL_VYM', 'DEKL_VYMERA', 'DPB_VYMERA'],
      validFrom: ['DATUM_REP', 'DATUM_REPR'],
      externalId: ['ZAKRES_ID'],
    },
  },
  {
    id: 'CZ_DPB',
    needs: [
      ['NKOD_DPB', 'ZKOD_DPB', 'ZKOD'],
      ['NKOD_DPB', 'CTVEREC'],
    ],
    columns: {
      blockNumber: ['NKOD_DPB'],
      blockCode: ['ZKOD_DPB', 'ZKOD'],
      landUseCode: ['KULTURAKOD', 'KULTURA_KOD', 'KULTURA'],
      landUseName: ['KULTURANAZ', 'KULTURA_NAZEV', 'KULTURANAZEV'],
      officialAreaHa: ['VYMERA', 'VYMERA_DPB'],
      externalId: ['ID_DPB', 'IDDPB', 'DPB_ID'],
    },
  },
  {
    id: 'SK_BOUNDARY',
    needs: [
      ['KODKD', 'ZKODKD', 'KDIEL'],
      ['PARCELA', 'PCUV', 'PLODINA', 'PLODINA_NAZOV', 'PLODINA_NA', 'SUBJEKT_NAZOV', 'SUBJEKT_NA'],
    ],
    columns: {
      blockNumber: ['KODKD', 'KDIEL'],
      blockCode: ['ZKODKD'],
      locality: ['LOKALITA_NAZOV', 'LOKALITA_N', 'LOKALITA'],
      part: ['PARCELA'],
      landUseCode: ['KULTURA_SK', 'KULTURA_SKRATKA', 'KULTURA_KOD', 'KULTURA'],
      landUseName: ['KULTURA_NAZOV', 'KULTURA_NA'],
      officialAreaHa: ['VYMERA', 'VYMERA_KD'],
      cropName: ['PLODINA_NAZOV', 'PLODINA_NA', 'PLODINA'],
    },
  },
  {
    id: 'SK_BLOCK',
    needs: [
      ['KODKD', 'ZKODKD', 'KDIEL', 'ID_KD', 'KOD_DPB'],
      ['VYMERA', 'VYMERA_KD', 'VYMERA_DPB', 'KULTURA', 'KULTURA_NA', 'KULTURA_NAZOV', 'LOKALITA', 'ZKOD_DPB'],
    ],
    columns: {
      blockNumber: ['KODKD', 'KDIEL', 'KOD_DPB'],
      blockCode: ['ZKODKD', 'ZKOD_DPB'],
      locality: ['LOKALITA_NAZOV', 'LOKALITA_N', 'LOKALITA'],
      landUseCode: ['KULTURA_SK', 'KULTURA_KOD', 'KULTURA'],
      landUseName: ['KULTURA_NAZOV', 'KULTURA_NA'],
      officialAreaHa: ['VYMERA', 'VYMERA_KD', 'VYMERA_DPB'],
      externalId: ['ID_KD'],
    },
  },
];

const UNKNOWN: LandSchema = { id: 'UNKNOWN', needs: [], columns: {} };
/** Length of a column name in a .dbf. */
const CUT = 10;

export function recogniseSchema(columns: readonly string[]): LandSchema {
  const fits = (schema: LandSchema): boolean =>
    schema.needs.every((group) => group.some((alias) => columns.some((column) => isColumn(column, alias))));
  return LAND_SCHEMAS.find(fits) ?? UNKNOWN;
}

/** Positions of the columns that tell a field, best first. */
export function columnsOf(field: ParcelField, schema: LandSchema, columns: readonly string[]): number[] {
  const aliases = schema.columns[field] ?? COMMON[field] ?? [];
  return aliases.map((alias) => columns.findIndex((column) => isColumn(column, alias))).filter((index) => index !== -1);
}

function isColumn(column: string, alias: string): boolean {
  const name = column.toUpperCase();
  return name === alias || (name.length === CUT && alias.length > CUT && alias.startsWith(name));
}
