/** Whence a reference system is known: a .prj says it, the file itself, the range of its coordinates, or somebody chose it. */
export const referenceSources = ['prj', 'file', 'range', 'chosen'] as const;
export type ReferenceSource = (typeof referenceSources)[number];
