import { describe, expect, it } from 'vitest';
import { scrub, scrubText } from './scrub.ts';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJwcmluY2lwYWwiOiJqYW4ifQ.c2lnbmF0dXJlLW9mLWl0';

describe('what is told of errors', () => {
  it.each([
    ['jan.novak+farma@horni-lhota.cz did it', '[email] did it'],
    ['GET /gateway/api/users/jan%40farma.cz failed', 'GET /gateway/api/users/[email] failed'],
    ['GET https://brazda.example/reset?key=tajne#here failed', 'GET https://brazda.example/reset failed'],
    ['at /farm/7/map-v2?at=49.1,16.2', 'at /farm/7/map-v2'],
    [`Bearer ${token}`, 'Bearer [token]'],
    ['{"url":"/login?redirect=%2Ffarm","n":1}', '{"url":"/login","n":1}'],
    ['What was it? Nothing.', 'What was it? Nothing.'],
    [
      'TypeError: x is not a function at MapScreen-1b2c.js:3:14',
      'TypeError: x is not a function at MapScreen-1b2c.js:3:14',
    ],
  ])('%s → %s', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed);
  });

  it('is cleaned however deep it stands', () => {
    const event = { message: 'jan@farma.cz', request: { url: '/a?b=c' }, values: [{ value: token }, 3, null, true] };
    expect(scrub(event)).toEqual({
      message: '[email]',
      request: { url: '/a' },
      values: [{ value: '[token]' }, 3, null, true],
    });
  });
});
