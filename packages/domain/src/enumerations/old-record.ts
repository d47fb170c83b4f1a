/** What a column of an old table of records can mean. */
export const recordRoles = [
  'DAY',
  'STARTED',
  'FINISHED',
  'TYPE',
  'STATE',
  'PARCEL',
  'BLOCK',
  'AREA',
  'CROP',
  'MATERIAL',
  'NUMBER',
  'DOSE',
  'AMOUNT',
  'UNIT',
  'BATCH',
  'PRODUCED',
  'EXPIRES',
  'PURPOSE',
  'YIELD',
  'HARVESTED',
  'BY_PRODUCT',
  'MOISTURE',
  'WATER',
  'GROWTH_STAGE',
  'GRAZING_ANIMALS',
  'GRAZING_HEAD',
  'GRAZING_DAYS',
  'IRRIGATION',
  'OPERATOR',
  'MACHINE',
  'NOTE',
] as const;
export type RecordRole = (typeof recordRoles)[number];

/** What a row will be: those in error and those left out are not imported. */
export const recordVerdicts = ['READY', 'WARNING', 'ERROR', 'LEFT_OUT'] as const;
export type RecordVerdict = (typeof recordVerdicts)[number];

/** Of what sort a value is that a person can say the meaning of. */
export const recordValueKinds = ['TYPE', 'PARCEL', 'MATERIAL', 'CROP', 'UNIT'] as const;
export type RecordValueKind = (typeof recordValueKinds)[number];

/** Why a row cannot be imported, what is to be known of it, and why it is left out. */
export const recordFindingsOf = {
  ERROR: [
    'dayMissing',
    'dayUnreadable',
    'dayAhead',
    'typeMissing',
    'typeUnknown',
    'parcelMissing',
    'parcelUnknown',
    'parcelAmbiguous',
    'parcelOver',
    'parcelTwice',
    'tooManyParcels',
    'tooManyMaterials',
    'areaUnreadable',
    'cropMissing',
    'cropUnknown',
    'materialUnknown',
    'materialAmbiguous',
    'amountUnreadable',
    'amountTooLarge',
    'unitUnknown',
  ],
  WARNING: [
    'cropNotKept',
    'areaLarger',
    'areaDivided',
    'amountMissing',
    'amountsDiffer',
    'materialMissing',
    'materialAsText',
    'materialOutOfDays',
    'productAsText',
    'valueAsText',
    'hourUnreadable',
    'packageDayUnreadable',
    'cropNotMoved',
    'cropEndUnknown',
    'cropStands',
    'cropNotEnded',
  ],
  LEFT_OUT: ['noRecord', 'alreadyThere', 'sameInFile'],
} as const satisfies Partial<Record<RecordVerdict, readonly string[]>>;
export type RecordFindingCode = (typeof recordFindingsOf)[keyof typeof recordFindingsOf][number];
export const recordFindingCodes: readonly RecordFindingCode[] = Object.values(recordFindingsOf).flat();

/** What becomes of an import of old records. */
export const recordImportStates = [
  'REVIEW',
  'WAITING',
  'IN_PROGRESS',
  'IMPORTED',
  'TAKEN_BACK',
  'DISCARDED',
  'FAILED',
] as const;
export type RecordImportState = (typeof recordImportStates)[number];
