import type { ReadHeader } from '@brazda/contract/page-headers.ts';

/** What a header of an answer says; null where it says nothing. Of any other header a module elsewhere would show nothing. */
export function readHeader(answer: Pick<Response, 'headers'>, header: ReadHeader): string | null {
  return answer.headers.get(header);
}
