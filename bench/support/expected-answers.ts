import type { WrittenCall } from './wrk.ts';

const looked = 20;

/** Makes the first of some calls that only read, one after the other. Throws where one is answered with another status. */
export async function expectAnswers(
  url: string,
  calls: readonly WrittenCall[],
  expected: readonly number[],
): Promise<void> {
  const reading = calls.filter(({ method = 'GET' }) => method === 'GET');
  for (const { path, headers } of reading.slice(0, looked)) {
    const answer = await fetch(url + path, { headers });
    await answer.arrayBuffer();
    if (!expected.includes(answer.status)) throw new Error(`${path} was answered with ${answer.status}`);
  }
}
