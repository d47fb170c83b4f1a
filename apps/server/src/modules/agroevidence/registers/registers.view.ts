import type {
  RegisterFailure,
  RegisterImport,
  RegisterImportRow as ViewedRow,
  RegisterState,
} from '@brazda/contract/agroevidence/registers.ts';
import type { RegisterImportRow, RegisterStateRow } from './register-imports.repository.ts';
import type { ToldRow } from './register-rows.repository.ts';

export function registerImportView(row: RegisterImportRow): RegisterImport {
  const { id, register, countryCode, origin, fileName, version, state, records, failureLine } = row;
  const { added, changed, ended, unchanged, refused } = row;
  return {
    ...{ id, register, countryCode, origin, fileName, version, state, records, failureLine },
    ...{ added, changed, ended, unchanged, refused },
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    failure: row.failure as RegisterFailure | null,
  };
}

export function registerStateView({ importedAt, ...row }: RegisterStateRow): RegisterState {
  return { ...row, importedAt: importedAt?.toISOString() ?? null };
}

export function importRowView(row: ToldRow): ViewedRow {
  return { ...row, reason: row.reason as ViewedRow['reason'] };
}
