import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { transform } from 'esbuild';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { ringAround, zippedShapefile } from '#server/testing/shapefile-builder.ts';

// Programs that know nothing of us read the document: a linter, and a generator whose client then has to work.
const started = startApp();
const workshops = join(import.meta.dirname, '../../../../test-results');
mkdirSync(workshops, { recursive: true });
const folder = mkdtempSync(join(workshops, 'strangers-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

let document: string;
beforeAll(async () => {
  document = (await started.app.inject({ url: '/openapi.json' })).payload;
});

const client = `
import createClient from 'openapi-fetch';
import type { components, paths } from './openapi.ts';

export interface Told {
  readonly principal: string;
  readonly farms: Pick<components['schemas']['Farm'], 'id' | 'name'>[];
  readonly parcels: string[];
  readonly total: string | null;
  readonly renamed: string;
  readonly report: Pick<components['schemas']['LandFileReport'], 'validation' | 'parcels'>;
  readonly importId: number | null;
  readonly state: components['schemas']['Import']['state'] | undefined;
  readonly refusal: components['schemas']['ErrorBody'];
}

export async function callAll(baseUrl: string, username: string, password: string, file: File): Promise<Told> {
  const calls = createClient<paths>({ baseUrl });
  const session = await calls.POST('/gateway/api/authenticate', { body: { username, password, rememberMe: false } });
  if (!session.data) throw new Error(session.error.code);
  const headers = { authorization: 'Bearer ' + session.data.id_token };
  const farms = await calls.GET('/agroevidence/farms', { headers });
  if (!farms.data) throw new Error(farms.error.code);
  const query = { farmIds: farms.data.map(({ id }) => id), 'per-page': 10 };
  const parcels = await calls.GET('/agroevidence/parcels', { headers, params: { query } });
  const [parcel] = parcels.data ?? [];
  if (!parcel) throw new Error('no parcel');
  const path = { id: parcel.id };
  const renamed = await calls.PATCH('/agroevidence/parcels/{id}', { headers, params: { path }, body: { name: 'Za mezí' } });
  const form = (): FormData => {
    const data = new FormData();
    data.append('lpisFile', file);
    return data;
  };
  const upload = { headers, body: { lpisFile: '' }, bodySerializer: form };
  const report = await calls.POST('/agroevidence/registration/shapefile/validate', { ...upload, params: { query: { countryCode: 'CZ' } } });
  const registered = await calls.POST('/agroevidence/registration/shapefile', { ...upload, params: { query: { countryCode: 'CZ', farmName: 'Dvůr' } } });
  if (!renamed.data || !report.data || !registered.data) throw new Error('no answer');
  const { importId } = registered.data;
  const read = await calls.GET('/agroevidence/imports/{id}', { headers, params: { path: { id: importId ?? 0 } } });
  const refused = await calls.POST('/agroevidence/registration/empty', { headers, body: { farmName: '', countryCode: 'CZ' } });
  if (!refused.error) throw new Error('not refused');
  return {
    principal: session.data.principal,
    farms: farms.data,
    parcels: (parcels.data ?? []).map(({ localName }) => localName),
    total: parcels.response.headers.get('x-total-count'),
    renamed: renamed.data.localName,
    report: report.data,
    importId,
    state: read.data?.state,
    refusal: refused.error,
  };
}
`;

function complaintsOfCompiler(path: string): string[] {
  const program = ts.createProgram([path], {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    allowImportingTsExtensions: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

interface Client {
  callAll(address: string, email: string, password: string, file: File): Promise<Record<string, unknown>>;
}

describe('The OpenAPI document in the hands of strangers', () => {
  it('has nothing that the linter of Redocly finds fault with', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: document, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('gives a client that compiles, signs in, reads farms and parcels, renames one, sends a file and follows it', async () => {
    const types = astToString(await openapiTypescript(JSON.parse(document) as OpenAPI3));
    writeFileSync(join(folder, 'openapi.ts'), types);
    writeFileSync(join(folder, 'client.ts'), client);
    expect(complaintsOfCompiler(join(folder, 'client.ts'))).toEqual([]);

    const { code } = await transform(client, { loader: 'ts' });
    writeFileSync(join(folder, 'client.mjs'), code);
    const { callAll } = (await import(pathToFileURL(join(folder, 'client.mjs')).href)) as Client;
    const { user, farm } = await started.make.farmer();
    await started.make.parcel({ farm, name: 'U lesa' });
    const address = await started.app.listen({ host: '127.0.0.1', port: 0 });
    const bytes = zippedShapefile({ parcels: [{ rings: [ringAround([14.5, 49.2], 0.001)] }] });
    const file = new File([new Uint8Array(bytes)], 'land.zip');
    expect(await callAll(address, user.email, user.password, file)).toMatchObject({
      principal: user.email,
      farms: [{ id: farm.id, name: farm.name }],
      parcels: ['U lesa'],
      total: '1',
      renamed: 'Za mezí',
      report: { validation: 1, parcels: 1 },
      importId: expect.any(Number) as number,
      state: expect.stringMatching(/WAITING|IN_PROGRESS|SUCCESS/) as string,
      refusal: { status: 400, code: 'validation.failed', fields: [{ path: 'body.farmName' }] },
    });
  });
});
