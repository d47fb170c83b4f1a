import { registers } from '@brazda/contract/agroevidence/registers.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { fetchRegister, importRegisterFile } from './begin-register-import.ts';
import { readImportRows, readRegisterImports, readRegisterStates } from './read-register-imports.ts';
import { importRowView, registerImportView, registerStateView } from './registers.view.ts';

export function registerRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, registers, {
    states: async () => {
      const { isConnected, registers: states } = await readRegisterStates(services);
      return { isConnected, registers: states.map(registerStateView) };
    },
    imports: async ({ query }) => {
      const { rows, total } = await readRegisterImports(services, query);
      return { rows: rows.map(registerImportView), total };
    },
    rows: async ({ params, query }) => {
      const { rows, total } = await readImportRows(services, params.id, query);
      return { rows: rows.map(importRowView), total };
    },
    importFile: async ({ query, file, who }) => {
      const { register, 'may-be-smaller': mayBeSmaller } = query;
      return registerImportView(await importRegisterFile(services, who, { register, mayBeSmaller, file }));
    },
    fetch: async ({ query, who }) => registerImportView(await fetchRegister(services, who, query.register)),
  });
}
