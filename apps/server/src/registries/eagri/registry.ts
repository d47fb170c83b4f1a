import { randomUUID } from 'node:crypto';
import type { Element } from '@xmldom/xmldom';
import type { Clock } from '../../foundation/clock.ts';
import { askRegistry, textOf, type RawAnswer } from './ask-registry.ts';
import { RegistryError } from './registry-error.ts';
import { dayOf } from './read-blocks.ts';
import { readRecords, type ToldRecords } from './read-records-result.ts';
import { readCodeList, type RegistryCodeList } from './read-code-list.ts';
import { readLandInProcess } from './read-land-in-process.ts';
import { elementsNamed, readAnswer, valueOf } from './read-answer.ts';
import { namespaceOf, publicEnvelope, signedEnvelope, type RegistryCall } from './registry-envelope.ts';
import type { RegistryCredentials } from './registry-envelope.ts';
import type { CodeListSettings, RegistryConfig, RegistrySettings } from './registry-settings.ts';

/** What the land registry knows of who signs in. */
export interface RegistryAccount {
  /** Whether it has land there at all. */
  readonly isKnown: boolean;
  readonly changedOn: string | null;
}

/** The land registry of the ministry. Each question throws RegistryError. */
export interface Registry {
  /** Signs in with the cheapest question there is. */
  signIn(credentials: RegistryCredentials, day: string): Promise<RegistryAccount>;
  /** The blocks in force on a day, as a land file. */
  land(credentials: RegistryCredentials, day: string): Promise<Uint8Array>;
  /** The name in the public register of farmers, or null where it has none. */
  subjectName(szrid: string): Promise<string | null>;
  /**
   * The last day, from a day on, on which the land of a subject was changed, or null where it was not. That day itself
   * counts: the registry tells no hour, and what it changed in the evening must not be missed for ever.
   */
  changedSince(szrid: string, day: string): Promise<string | null>;
  /** What land can be used for (kultury). */
  landUses(): Promise<RegistryCodeList>;
  /** Zones of the nitrate directive in which fertilizers may be applied at different times (aplikační pásma). */
  zones(): Promise<RegistryCodeList>;
  /** Whether public registers are to be asked for every day. */
  readonly fetchesDaily: boolean;
  /** A page of a public register as it came: the first one, or the one behind a number. */
  registerPage(register: PublicRegister, lastId: string | null): Promise<Uint8Array>;
  /** How records are handed over, and how long it is asked what came of them. */
  readonly settings: RegistrySettings;
  /**
   * Hands over records of plant protection, written before by `requestOfRecords`; gives the number under which they were taken
   * for processing. Where the error says that they may have arrived, nobody knows.
   */
  submitRecords(credentials: RegistryCredentials, request: string): Promise<string>;
  /** What came of records that were taken under a number. */
  resultOfRecords(credentials: RegistryCredentials, guid: string): Promise<ToldRecords>;
}

export type PublicRegister = keyof RegistrySettings['registers'];

/** Short answers are read where everybody else is answered too, for some tens of milliseconds at most. */
const mostShortMegabytes = 0.5;

export function createRegistry(config: RegistryConfig, clock: Clock): Registry {
  const { settings } = config;
  const { timeoutSeconds, largestAnswerMegabytes } = settings;
  const long = { seconds: timeoutSeconds, megabytes: largestAnswerMegabytes };
  const short = {
    seconds: Math.min(settings.shortTimeoutSeconds, timeoutSeconds),
    megabytes: Math.min(mostShortMegabytes, largestAnswerMegabytes),
  };
  const answerTo = async (call: RegistryCall, envelope: string): Promise<Element> =>
    readAnswer(textOf(await askRegistry(config, envelope, short)), namespaceOf(call.service, settings), settings);
  const askPublic = (call: RegistryCall): Promise<Element> => answerTo(call, publicEnvelope(call, settings));
  const signed = (call: RegistryCall, credentials: RegistryCredentials): string => {
    const mark = { requestId: `${settings.applicationId}/${randomUUID()}`, at: clock.now() };
    return signedEnvelope(call, credentials, mark, settings);
  };
  const askList = async (list: CodeListSettings): Promise<RegistryCodeList> => {
    const { service, content } = list;
    return { service, codes: readCodeList(await askPublic({ service, content }), list) };
  };
  const blockCall = (isWhole: boolean, day: string): RegistryCall => ({
    service: settings.blockService,
    content: [
      ['GETDATA', isWhole ? '1' : '0'],
      ['DATOD', day],
      ['DATDO', day],
      ...settings.dataTypes.map((type) => ['TYPDATAKOD', type] as const),
    ],
  });

  return {
    signIn: async (credentials, day) => {
      const call = blockCall(false, day);
      const answer = await answerTo(call, signed(call, credentials));
      const changedOn = dayOf(valueOf(answer, [settings.changedOnElement]));
      return { isKnown: valueOf(answer, [settings.statusElement]) !== '0', changedOn };
    },
    land: async (credentials, day) => {
      const call = blockCall(true, day);
      const { bytes, contentType } = await askRegistry(config, signed(call, credentials), long);
      return readLandInProcess({ contentType, namespace: namespaceOf(call.service, settings), settings }, bytes);
    },
    subjectName: async (szrid) => {
      const content = [[settings.subjectIdParameter, szrid]] as const;
      return valueOf(await askPublic({ service: settings.subjectService, content }), settings.subjectNameElements);
    },
    changedSince: async (szrid, day) => {
      const content = [
        [settings.subjectIdParameter, szrid],
        // The day before, for it is not known whether the registry counts the day itself; what is too old is left out below.
        [settings.sinceParameter, dayBefore(day)],
      ] as const;
      const answer = await askPublic({ service: settings.changeService, content });
      const days = elementsNamed(answer, settings.changeElement).map((each) =>
        dayOf(valueOf(each, [settings.changedOnElement])),
      );
      return (
        days
          .filter((each) => each !== null && each >= day)
          .sort()
          .at(-1) ?? null
      );
    },
    landUses: () => askList(settings.landUseList),
    zones: () => askList(settings.zoneList),
    fetchesDaily: config.fetchesDaily,
    settings,
    submitRecords: async (credentials, content) => {
      const call = { service: settings.records.service, content };
      const answer = await askRegistry(config, signed(call, credentials), long);
      return numberOf(answer, settings);
    },
    resultOfRecords: async (credentials, guid) => {
      const { resultService, numberElement } = settings.records;
      const call = { service: resultService, content: [[numberElement, guid]] as const };
      return readRecords(await askRegistry(config, signed(call, credentials), long), settings);
    },
    registerPage: async (register, lastId) => {
      const content = [
        [settings.wholeParameter, '1'],
        [settings.pageParameter, lastId ?? settings.firstPage],
      ] as const;
      const call = { service: settings.registers[register], content };
      return (await askRegistry(config, publicEnvelope(call, settings), long)).bytes;
    },
  };
}

/** The number under which records were taken. Throws RegistryError. */
function numberOf(answer: RawAnswer, settings: RegistrySettings): string {
  const { service, numberElement, errorLists, errorText, errorCode } = settings.records;
  // Whatever answers by something else may have taken them before.
  const unclear = (error?: unknown): RegistryError =>
    new RegistryError('unavailable', 'The answer does not say whether the records were taken', null, error, true);
  try {
    const content = readAnswer(textOf(answer), namespaceOf(service, settings), settings);
    const guid = valueOf(content, [numberElement]);
    if (guid !== null) return guid;
    const [list] = errorLists.flatMap((name) => elementsNamed(content, name));
    if (!list) throw unclear();
    throw new RegistryError('refused', valueOf(list, errorText) ?? '', valueOf(list, errorCode));
  } catch (error) {
    throw error instanceof RegistryError && error.trouble !== 'unavailable' ? error : unclear(error);
  }
}

const dayMilliseconds = 86_400_000;

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - dayMilliseconds).toISOString().slice(0, 10);
}
