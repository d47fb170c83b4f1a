import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { registerLimits } from './register-limits.ts';
import { RegisterFileError, type RegisterTrouble } from './register-problems.ts';

/** An element of a record, under its name without its prefix. */
export interface RegisterElement {
  readonly name: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly RegisterElement[];
  readonly text: string;
}

interface OpenElement extends RegisterElement {
  readonly children: OpenElement[];
  text: string;
}

/** Hears of each record when it is whole, and of texts that stand around the records. */
interface RecordListener {
  readonly record: (record: RegisterElement) => void;
  readonly aside: (name: string, text: string) => void;
}

/** Takes the letters of a file piece by piece; nothing of it is kept longer than the record that it belongs to. */
export interface RecordReader {
  take(piece: string): void;
  /** Throws RegisterFileError where the file is not at its end. */
  end(): void;
}

/**
 * Reads the records of an XML file, whatever stands around them. Throws RegisterFileError: a document with a type of its
 * own can bring entities and is not read.
 */
export function createRecordReader(recordName: string, listener: RecordListener): RecordReader {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: OpenElement[] = [];
  let record: OpenElement | undefined;
  let elements = 0;
  let sinceEvent = 0;

  const stop = (trouble: RegisterTrouble, message: string, cause?: unknown): never => {
    throw new RegisterFileError(trouble, message, parser.line, cause);
  };
  const append = (text: string): void => {
    sinceEvent = 0;
    const last = open.at(-1);
    if (!last) return;
    last.text += text;
    if (last.text.length > registerLimits.text) stop('tooLarge', 'A text is too long');
  };
  parser.on('doctype', () => stop('unsafe', 'The file brings a document type of its own'));
  parser.on('error', (error) => stop('damaged', 'The file is not XML', error));
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('opentag', (tag) => {
    sinceEvent = 0;
    if (open.length >= registerLimits.depth) stop('tooLarge', 'Elements stand too deep in each other');
    const element = openElement(tag, parser.line);
    if (record) {
      elements += 1;
      if (elements > registerLimits.elementsOfRecord) stop('tooLarge', 'A record is too large');
      open.at(-1)?.children.push(element);
    } else if (element.name === recordName) {
      record = element;
      elements = 0;
    }
    if (Object.values(element.attributes).some((value) => value.length > registerLimits.text))
      stop('tooLarge', 'An attribute is too long');
    open.push(element);
  });
  parser.on('closetag', () => {
    sinceEvent = 0;
    const closed = open.pop();
    if (!closed) return;
    closed.text = closed.text.trim();
    if (closed === record) {
      record = undefined;
      listener.record(closed);
    } else if (!record) {
      if (closed.text !== '') listener.aside(closed.name, closed.text);
    }
  });

  return {
    take: (piece) => {
      sinceEvent += piece.length;
      parser.write(piece);
      if (sinceEvent > registerLimits.withoutEnd) stop('tooLarge', 'A text does not end');
    },
    end: () => {
      parser.close();
    },
  };
}

function openElement({ name, attributes }: SaxesTagPlain, line: number): OpenElement {
  if (Object.keys(attributes).length > registerLimits.attributes)
    throw new RegisterFileError('tooLarge', 'An element has too many attributes', line);
  return { name: localName(name), line, attributes, children: [], text: '' };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The text of the first child that has one of the names, the better names first; null where none has any. */
export function textOf(element: RegisterElement, names: readonly string[]): string | null {
  for (const name of names) {
    const found = element.children.find((child) => child.name === name && child.text !== '');
    if (found) return found.text;
  }
  return null;
}

export function childrenNamed(element: RegisterElement, name: string): RegisterElement[] {
  return element.children.filter((child) => child.name === name);
}
