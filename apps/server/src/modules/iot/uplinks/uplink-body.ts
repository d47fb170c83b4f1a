import { readJson } from '#server/http/json-bodies.ts';

/** What came of a message. */
interface UplinkBody {
  /** JSON, whatever came. */
  readonly text: string;
  /** What it says; undefined where what came was no JSON. */
  readonly value: unknown;
}

/** What is no JSON is kept as a text, so that its farm sees that it came: its sender may send it for ever. */
export function uplinkBody(payload: Buffer): UplinkBody {
  try {
    return readJson(payload);
  } catch {
    return { text: JSON.stringify(payload.toString('latin1')), value: undefined };
  }
}
