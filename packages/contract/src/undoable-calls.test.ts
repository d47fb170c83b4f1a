import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import type { Endpoint, Resource } from './endpoint.ts';

/** What changes a farm and is undone in no way, or in another, and why. */
const otherwise: Readonly<Record<string, string>> = {
  'agroevidence.farms.change': 'a farm is no record of its own: its name is given anew',
  'agroevidence.farms.retire': 'it is brought back by a call of its own, for 30 days',
  'agroevidence.eagri.changeAccess': 'a key is a secret that no history keeps',
  'agroevidence.eagri.checkUpdates': 'it only asks',
  'agroevidence.imports.retry': 'an import is taken back as a whole',
  'agroevidence.imports.takeBack': 'it is the way back of imports',
  'agroevidence.imports.validateFile': 'it only looks at a file',
  'agroevidence.landUpdates.begin': 'it only compares',
  'agroevidence.landUpdates.beginFromFile': 'it only compares',
  'agroevidence.landUpdates.decide': 'it only says what is to be done',
  'agroevidence.landUpdates.compareAgain': 'it only compares',
  'agroevidence.landUpdates.apply': 'an update is taken back as a whole',
  'agroevidence.landUpdates.takeBack': 'it is the way back of updates',
  'agroevidence.landUpdates.discard': 'nothing of it was done',
  'agroevidence.recordImports.begin': 'it only judges',
  'agroevidence.recordImports.change': 'it only says what words mean',
  'agroevidence.recordImports.start': 'an import is taken back as a whole',
  'agroevidence.recordImports.takeBack': 'it is the way back of imports',
  'agroevidence.recordImports.discard': 'nothing of it was done',
  'agroevidence.parcelEditing.parts': 'it only shows what would be',
  'agroevidence.authorisationNotices.dismiss': 'that somebody has read it stays so',
  'agroevidence.submissions.send': 'what was handed over is handed over',
  'agroevidence.submissions.ask': 'it only asks',
  'iot.nodes.readAgain': 'what a node has sent is what it was; it is only read once more',
  'iot.accessKeys.create': 'a key is a secret that no history keeps: it is ended',
  'iot.accessKeys.revoke': 'a key that was ended may have been seen by others: a new one is made',
  'iot.diseaseLights.chooseNode': 'another node, or the nearest, is chosen again',
  'iot.alarms.acknowledge': 'that somebody has taken note of it stays so',
  'gateway.farmMembers.change': 'a role is given anew',
  'gateway.farmMembers.remove': 'who was taken out is asked whether to belong to it again',
  'gateway.invitations.invite': 'an invitation is called back',
  'gateway.invitations.revoke': 'somebody is invited anew',
};

/** Calls within farms that do more than to read. */
function changing(): (readonly [string, Endpoint])[] {
  return Object.entries(contract).flatMap(([module, resources]) =>
    Object.entries<Resource>(resources).flatMap(([resource, calls]) =>
      Object.entries(calls)
        .filter(([, call]) => call.access === 'farm' && call.method !== 'GET' && call.permission !== 'farm.read')
        .map(([name, call]) => [`${module}.${resource}.${name}`, call] as const),
    ),
  );
}

function answersItsChange(schema: z.ZodType | undefined): boolean {
  if (schema instanceof z.ZodObject) return 'changeId' in schema.shape;
  return schema instanceof z.ZodDiscriminatedUnion && schema.options.every((one) => answersItsChange(one as z.ZodType));
}

describe('calls that change records of a farm', () => {
  it('answer by which change what they did is undone, or say why not', () => {
    const silent = changing().filter(([name, { response }]) => !(name in otherwise) && !answersItsChange(response));
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it('are excused by name while they are there and have no such answer', () => {
    const excused = new Map(changing());
    for (const name of Object.keys(otherwise)) expect(answersItsChange(excused.get(name)?.response), name).toBe(false);
    expect(Object.keys(otherwise).filter((name) => !excused.has(name))).toEqual([]);
  });
});
