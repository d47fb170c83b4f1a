import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CountryCode, Language, Progress } from '../shapes.ts';

/** What the codes of a list say: how land is used (kultura), or when it may be fertilized (aplikační pásmo). */
export const CodeListKind = z.enum(['LAND_USE', 'APPLICATION_ZONE']);
export type CodeListKind = z.infer<typeof CodeListKind>;

/** Whence something is: fetched from the registry, read in a publication, or commonly known and to be checked. */
export const CodeSource = z.enum(['REGISTRY', 'PUBLISHED', 'GENERAL_KNOWLEDGE']);
export type CodeSource = z.infer<typeof CodeSource>;

export const CodeList = z
  .object({
    list: CodeListKind,
    countryCode: CountryCode,
    /** Codes in force today, and those that are so no more or not yet. */
    codes: z.int(),
    formerCodes: z.int(),
    sources: z.array(CodeSource),
    /** When the registry last gave it; null where it never has. */
    fetchedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CodeList' });
export type CodeList = z.infer<typeof CodeList>;

/** How the refresh of the code lists stands that is under way or was last. */
export const LandscapeSync = z
  .object({
    /** Null where there never was one. */
    progress: Progress.nullable(),
    /** Lists that the registry has given, of how many, and the entries in them. */
    done: z.int(),
    total: z.int(),
    entries: z.int(),
    startedAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
    /** Why lists stayed as they were: a code of failures. */
    failure: z.string().nullable(),
    /** Which lists those are; the others have been refreshed. */
    failedLists: z.array(CodeListKind),
    /** Whether this installation has a registry that can be asked. */
    isConnected: z.boolean(),
    lists: z.array(CodeList),
  })
  .meta({ id: 'LandscapeSync' });
export type LandscapeSync = z.infer<typeof LandscapeSync>;

/** One code of a list. */
export const ListedCode = z
  .object({
    list: CodeListKind,
    countryCode: CountryCode,
    code: z.string(),
    names: z.array(z.object({ language: Language, name: z.string(), source: CodeSource })),
    /** The first and the last day on which it holds; null where unknown, or without end. */
    validFrom: z.iso.date().nullable(),
    validTo: z.iso.date().nullable(),
    isInForce: z.boolean(),
    source: CodeSource,
    /** The service, or the publication. */
    sourceDetail: z.string().nullable(),
    fetchedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ListedCode' });
export type ListedCode = z.infer<typeof ListedCode>;

export const landscape = {
  sync: endpoint('POST', '/api/admin/landscape/sync', {
    summary: 'Begin to refresh the code lists from the land registry; one that is under way goes on',
    access: 'admin',
    response: LandscapeSync,
    status: 202,
    errors: ['eagri.notConnected'],
  }),
  status: endpoint('GET', '/api/admin/landscape/sync/status', {
    summary: 'How the refresh of the code lists stands, and what they hold',
    access: 'admin',
    response: LandscapeSync,
  }),
  codes: endpoint('GET', '/api/admin/landscape/codes', {
    summary: 'Every code of the code lists, with its names and where each is from',
    access: 'admin',
    response: z.array(ListedCode),
    counted: true,
  }),
};
