import { describe, expect, it } from 'vitest';
import { createHeldUploads } from './held-uploads.ts';

const limits = { inAll: 100, ofOne: 60 };

describe('Uploads that are held', () => {
  it('are refused to a user who sends too much at once, until one has ended', () => {
    const uploads = createHeldUploads(limits);
    const first = uploads.begin('a', 40);
    expect(() => uploads.begin('a', 30)).toThrow(expect.objectContaining({ code: 'request.tooMany', retryAfter: 10 }));
    uploads.begin('b', 30);
    first.end();
    first.end();
    uploads.begin('a', 60);
  });

  it('are refused where all together are too much, also in the middle', () => {
    const uploads = createHeldUploads(limits);
    const [a, b, c] = ['a', 'b', 'c'].map((whose) => uploads.begin(whose, 50));
    a?.add(50);
    b?.add(30);
    c?.add(20);
    const busy = expect.objectContaining({ code: 'landFile.busy', retryAfter: 10 }) as Error;
    expect(() => c?.add(1)).toThrow(busy);
    expect(() => uploads.begin('d', 1)).toThrow(busy);
    c?.end();
    b?.add(20);
    expect(() => uploads.begin('d', 1)).toThrow(busy);
    a?.end();
    uploads.begin('d', 50).add(50);
  });

  it('are not hindered by those that were announced and never come', () => {
    const uploads = createHeldUploads(limits);
    for (const whose of ['a', 'b', 'c', 'd']) uploads.begin(whose, 60);
    uploads.begin('e', 60).add(60);
  });
});
