import { describe, expect, it } from 'vitest';
import { watchFailures } from './undeclared-failures.ts';

const reading = { method: 'GET', route: '/agroevidence/parcels/:id' };

describe('the watch over failures of calls', () => {
  it('names a call that answers a code which it does not declare, once', () => {
    const { log, undeclared } = watchFailures();
    log.info({ ...reading, code: 'crop.notFound' }, 'call');
    log.info({ ...reading, code: 'crop.notFound' }, 'call');
    expect(undeclared()).toEqual(['GET /agroevidence/parcels/:id answers crop.notFound']);
  });

  it('says nothing of what is declared, of what any call can answer, and of what is no call', () => {
    const { log, undeclared } = watchFailures();
    log.info({ ...reading, code: 'parcel.notFound' }, 'call');
    log.info({ ...reading, code: 'authentication.expired' }, 'call');
    log.info({ ...reading, status: 200 }, 'call');
    log.info({ method: 'GET', route: 'none', code: 'route.notFound' }, 'call');
    log.info({ ...reading, code: 'crop.notFound' }, 'something else');
    expect(undeclared()).toEqual([]);
  });
});
