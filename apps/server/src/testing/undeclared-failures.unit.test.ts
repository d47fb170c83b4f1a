import { describe, expect, it } from 'vitest';
import { watchFailures } from './undeclared-failures.ts';

const crops = { method: 'GET', route: '/agroevidence/crops/:id' };

describe('the watch over failures of calls', () => {
  it('names a call that answers a code which it does not declare, once', () => {
    const { log, undeclared } = watchFailures();
    log.info({ ...crops, code: 'parcel.notFound' }, 'call');
    log.info({ ...crops, code: 'parcel.notFound' }, 'call');
    expect(undeclared()).toEqual(['GET /agroevidence/crops/:id answers parcel.notFound']);
  });

  it('says nothing of what is declared, of what any call can answer, and of what is no call', () => {
    const { log, undeclared } = watchFailures();
    log.info({ ...crops, code: 'crop.notFound' }, 'call');
    log.info({ ...crops, code: 'authentication.expired' }, 'call');
    log.info({ ...crops, status: 200 }, 'call');
    log.info({ method: 'GET', route: 'none', code: 'route.notFound' }, 'call');
    log.info({ ...crops, code: 'parcel.notFound' }, 'something else');
    expect(undeclared()).toEqual([]);
  });
});
