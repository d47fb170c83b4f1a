// Generated from the files of modules that end in .kept-lists.ts; do not edit.
import { keptLists as agroevidenceKeptLists } from './agroevidence/agroevidence.kept-lists.ts';

export const keptLists = [
  ...agroevidenceKeptLists,
] as const;
