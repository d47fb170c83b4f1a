import { registerImportOrders, registerRowOrders } from '@brazda/domain/enumerations/admin-order.ts';
import { refusalReasons } from '@brazda/domain/enumerations/register-refusal.ts';
import { registerKinds } from '@brazda/domain/enumerations/register-kind.ts';
import { registerOutcomes } from '@brazda/domain/enumerations/register-outcome.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CountryCode, paged, Progress, SortDirection } from '../shapes.ts';
import { MaterialId, RegisterImportId } from './agroevidence.ids.ts';

/** The public registers from which the catalogue has its rows. */
export const RegisterKind = z.enum(registerKinds);
export type RegisterKind = z.infer<typeof RegisterKind>;

/** Why nothing of a file or an answer was taken over. */
export const RegisterFailure = z.enum([
  'unsafe',
  'damaged',
  'tooLarge',
  'unknown',
  'tooHard',
  'fault',
  'tooFew',
  'unavailable',
  'interrupted',
  'unexpected',
]);
export type RegisterFailure = z.infer<typeof RegisterFailure>;

/** One import of a register, and what it did. */
export const RegisterImport = z
  .object({
    id: RegisterImportId,
    register: RegisterKind,
    countryCode: CountryCode,
    origin: z.enum(['FILE', 'SERVICE']),
    fileName: z.string().nullable(),
    /** As the register dates itself; null where it does not. */
    version: z.string().nullable(),
    state: Progress,
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    /** The records read so far, and what became of them. */
    records: z.int(),
    added: z.int(),
    changed: z.int(),
    ended: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    failure: RegisterFailure.nullable(),
    /** The line of the file at which it failed, where that is known. */
    failureLine: z.int().nullable(),
  })
  .meta({ id: 'RegisterImport' });
export type RegisterImport = z.infer<typeof RegisterImport>;

export const RegisterOutcome = z.enum(registerOutcomes);
export type RegisterOutcome = z.infer<typeof RegisterOutcome>;

export const RefusalReason = z.enum(refusalReasons);
export type RefusalReason = z.infer<typeof RefusalReason>;

/** What an import did with one row of its register. */
export const RegisterImportRow = z
  .object({
    /** Of the file; null where a row was in it no more. */
    line: z.int().nullable(),
    name: z.string().nullable(),
    outcome: RegisterOutcome,
    /** Why it was refused, or that the register has it no more. */
    reason: z.union([RefusalReason, z.literal('GONE')]).nullable(),
    materialId: MaterialId.nullable(),
    registrationNumber: z.string().nullable(),
    /** The last day of its use, before and after. */
    validToBefore: z.iso.date().nullable(),
    validTo: z.iso.date().nullable(),
  })
  .meta({ id: 'RegisterImportRow' });
export type RegisterImportRow = z.infer<typeof RegisterImportRow>;

/** What the catalogue has from a register. */
export const RegisterState = z
  .object({
    register: RegisterKind,
    countryCode: CountryCode,
    /** Rows that the register has, and those that it had once. */
    rows: z.int(),
    formerRows: z.int(),
    /** Of the last import that succeeded. */
    version: z.string().nullable(),
    importedAt: z.iso.datetime().nullable(),
    isUnderWay: z.boolean(),
  })
  .meta({ id: 'RegisterState' });
export type RegisterState = z.infer<typeof RegisterState>;

/** More than the largest register of the ministry has as a file. */
export const largestRegisterFile = 160 * 1024 * 1024;

const chosen = { register: RegisterKind };

export const registers = {
  states: endpoint('GET', '/admin/registers', {
    summary: 'What the catalogue has from each public register',
    access: 'admin',
    response: z.object({ isConnected: z.boolean(), registers: z.array(RegisterState) }).meta({ id: 'RegisterStates' }),
  }),
  imports: endpoint('GET', '/admin/registers/imports', {
    summary: 'Imports of public registers; the last first unless sorted otherwise',
    access: 'admin',
    query: z.object({
      ...paged,
      'sort-dir': SortDirection.default('desc'),
      'sort-col': z.enum(registerImportOrders).default('startedAt'),
    }),
    response: z.array(RegisterImport),
    counted: true,
  }),
  rows: endpoint('GET', '/admin/registers/imports/{id}/rows', {
    summary: 'What an import did row by row; rows that stayed as they were are only counted',
    access: 'admin',
    params: z.object({ id: RegisterImportId }),
    query: z.object({
      ...paged,
      'sort-col': z.enum(registerRowOrders).default('line'),
      outcome: RegisterOutcome.optional(),
    }),
    response: z.array(RegisterImportRow),
    counted: true,
    errors: ['registerImport.notFound'],
  }),
  importFile: endpoint('POST', '/admin/registers/imports/file', {
    summary: 'Begin to import the file of a register, as the ministry lets anybody download it',
    access: 'admin',
    limit: { calls: 30, seconds: 600 },
    query: z.object({
      ...chosen,
      /** Whether it may hold far fewer rows than are known: else it is taken for a part and refused. */
      'may-be-smaller': z.boolean().default(false),
    }),
    file: 'file',
    largestFile: largestRegisterFile,
    response: RegisterImport,
    status: 202,
    errors: ['register.inProgress', 'landFile.missing', 'landFile.busy', 'request.tooLarge'],
  }),
  fetch: endpoint('POST', '/admin/registers/imports/service', {
    summary: 'Begin to import a register from the open services of the ministry',
    access: 'admin',
    limit: { calls: 30, seconds: 600 },
    query: z.object(chosen),
    response: RegisterImport,
    status: 202,
    errors: ['register.inProgress', 'eagri.notConnected'],
  }),
};
