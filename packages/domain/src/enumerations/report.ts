/** Reports that are made of a farm's records, as their addresses name them. */
export const reportKinds = [
  'parcels',
  'nitrate-balance',
  'plant-protection',
  'fertilizers',
  'active-substances',
  'parcel-card',
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Two forms for people, and two for other programs. */
export const reportFormats = ['xlsx', 'pdf', 'json', 'xml'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** What is said about a report before it is made: a day, a farming year, days from and to, or parcels with such days. */
export const reportParameters = ['DAY', 'SEASON', 'PERIOD', 'PARCELS'] as const;
export type ReportParameters = (typeof reportParameters)[number];

export const reportParametersOf: Readonly<Record<ReportKind, ReportParameters>> = {
  parcels: 'DAY',
  'nitrate-balance': 'SEASON',
  'plant-protection': 'PERIOD',
  fertilizers: 'PERIOD',
  'active-substances': 'PERIOD',
  'parcel-card': 'PARCELS',
};

/** What a cell of a report holds; a code is one of a list, which people read as a word. */
export const reportCellKinds = ['text', 'number', 'date', 'code'] as const;
export type ReportCellKind = (typeof reportCellKinds)[number];
