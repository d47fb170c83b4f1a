/** By what a record or a parcel came: machines, people, or the registry of a country. */
export const recordSources = ['TELEMATICS', 'MANUAL', 'EAGRI', 'SKEAGIS', 'UNKNOWN'] as const;
export type RecordSource = (typeof recordSources)[number];
