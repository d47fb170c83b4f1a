import { SaxesParser } from 'saxes';
import type { SubmissionPart } from '@brazda/domain/enumerations/submission.ts';
import { setImmediate as breathe } from 'node:timers/promises';
import { decodeXml } from './decode-xml.ts';
import { faultError } from './read-answer.ts';
import { recordFrames } from './record-fields.ts';
import { RegistryError } from './registry-error.ts';
import type { RegistrySettings } from './registry-settings.ts';
import type { RawAnswer } from './ask-registry.ts';

/** The fields of one element of the records as the ministry has them: texts by the names of their elements. */
export type ToldFields = ReadonlyMap<string, string>;

/** Something that the ministry has found wrong, with what it is about. */
export interface ToldError {
  readonly part: SubmissionPart;
  readonly code: string | null;
  readonly kind: string | null;
  readonly says: string;
  /** Of what it is about, and of the sowing that this stands in. */
  readonly fields: ToldFields;
  readonly sowing: ToldFields;
  /** Of a use: which one it is in the order of the answer, from 0 on. */
  readonly place: number | null;
}

export interface ToldRecords {
  /** Whether the ministry is not done yet. */
  readonly isPending: boolean;
  readonly errors: readonly ToldError[];
  /** The fields of all uses, in their order. */
  readonly uses: readonly ToldFields[];
}

interface Open {
  readonly name: string;
  readonly fields: Map<string, string>;
  readonly parent: Open | undefined;
  readonly part: SubmissionPart | null;
  readonly place: number | null;
  hasErrors: boolean;
  text: string;
}

const limits = { depth: 60, text: 4000, errors: 5000, uses: 100_000 } as const;
const pieceLetters = 65_536;

/**
 * Reads records that the ministry gives back with what is wrong with them, however they are wrapped, piece by piece, so that others
 * are answered meanwhile. Throws RegistryError.
 */
export async function readRecords(answer: RawAnswer, settings: RegistrySettings): Promise<ToldRecords> {
  const reader = createReader(settings);
  const xml = decodeXml(answer.bytes, answer.contentType);
  try {
    for (let at = 0; at < xml.length; at += pieceLetters) {
      reader.parser.write(xml.slice(at, at + pieceLetters));
      await breathe();
    }
    reader.parser.close();
  } catch (error) {
    if (error instanceof RegistryError) throw error;
    throw new RegistryError('unavailable', 'What came is not XML', null, error);
  }
  return reader.end();
}

function createReader(settings: RegistrySettings) {
  const parser = new SaxesParser({ xmlns: false });
  const { records } = settings;
  const errors: ToldError[] = [];
  const uses: ToldFields[] = [];
  let open: Open | undefined;
  let depth = 0;
  let state: string | undefined;
  let hasResponse = false;
  let hasSowings = false;

  const refuse = (message: string): never => {
    throw new RegistryError('unavailable', message);
  };
  const told = (element: Open): void => {
    const about = nearest(element.parent);
    if (errors.length >= limits.errors) return;
    const text = (names: readonly string[]): string | null => {
      const found = names.map((name) => element.fields.get(name)).find((value) => value);
      return found ?? null;
    };
    errors.push({
      ...{ part: about?.part ?? 'SUBMISSION', code: text(records.errorCode), kind: text(records.errorKind) },
      says: text(records.errorText) ?? element.text.trim(),
      ...{
        fields: about?.fields ?? new Map(),
        sowing: sowingOf(about)?.fields ?? new Map(),
        place: about?.place ?? null,
      },
    });
  };

  parser.on('doctype', () => refuse('A document with its own entities came'));
  parser.on('error', () => refuse('What came is not XML'));
  parser.on('opentag', ({ name: prefixed }) => {
    depth += 1;
    if (depth > limits.depth) refuse('The answer is nested too deep');
    const name = prefixed.slice(prefixed.indexOf(':') + 1);
    const part = partOf(name, open?.name);
    const fields = new Map<string, string>();
    const place = part === 'USE' ? uses.push(fields) - 1 : null;
    if (uses.length > limits.uses) refuse('The answer has too many uses');
    if (name === 'Response' || name === 'RESPONSE') hasResponse = true;
    if (part === 'SOWING') hasSowings = true;
    open = { name, fields, parent: open, part, place, hasErrors: false, text: '' };
  });
  const append = (text: string): void => {
    if (open && open.text.length < limits.text) open.text += text;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  const take = (closed: Open, text: string): void => {
    if (records.errorEntries.includes(closed.name)) {
      told(closed);
      if (closed.parent) closed.parent.hasErrors = true;
    } else if (records.errorLists.includes(closed.name)) {
      // A list that says its one error without an element of its own for it.
      if (!closed.hasErrors && (closed.fields.size > 0 || text !== '')) told(closed);
    } else if (text !== '') closed.parent?.fields.set(closed.name, text);
  };
  parser.on('closetag', () => {
    depth -= 1;
    if (!open) return;
    const closed = open;
    open = closed.parent;
    const text = closed.text.trim();
    refuseFaults(closed, text, settings);
    if (closed.name === records.stateElement && state === undefined) state = text;
    take(closed, text);
  });

  return {
    parser,
    end: (): ToldRecords => {
      if (!hasResponse) refuse('The answer holds nothing of the service that was asked');
      const isSilent = state === undefined && !hasSowings && errors.length === 0;
      const isPending = isSilent || (state !== undefined && records.pendingStates.includes(state));
      return { isPending, errors: isPending ? [] : errors, uses };
    },
  };
}

/** The service itself says that it cannot answer: nothing of the records. */
function refuseFaults(closed: Open, text: string, settings: RegistrySettings): void {
  if (closed.name === 'faultstring') throw faultError(text, settings);
  if (settings.errorElements.includes(closed.name)) throw new RegistryError('refused', saysOf(closed, settings));
}

function saysOf({ fields, text }: Open, { errorTextElements }: RegistrySettings): string {
  return errorTextElements.map((name) => fields.get(name)).find((said) => said) ?? text.trim();
}

function partOf(name: string, parent: string | undefined): SubmissionPart | null {
  const { sowings, sowing, area, cultivation, uses, use } = recordFrames;
  if (name === sowing && parent === sowings) return 'SOWING';
  if (name === area && parent === sowing) return 'AREA';
  if (name === cultivation && parent === sowing) return 'CULTIVATION';
  return name === use && parent === uses ? 'USE' : null;
}

function nearest(element: Open | undefined): Open | undefined {
  let at = element;
  while (at?.part === null) at = at.parent;
  return at;
}

function sowingOf(element: Open | undefined): Open | undefined {
  let at = element;
  while (at && at.part !== 'SOWING') at = at.parent;
  return at;
}
