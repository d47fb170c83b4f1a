import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coordinateFault, coordinateText, parseCoordinates } from './coordinates.ts';

const prague = { lat: 50.123, lon: 14.456 };

describe('parseCoordinates', () => {
  it.each([
    '50.123 14.456',
    '50.123, 14.456',
    '50.123,14.456',
    '50.123;14.456',
    '50.123 ; 14.456',
    '50.123 , 14.456',
    '50,123 14,456',
    '50,123, 14,456',
    '50,123;14,456',
    '50,123; 14,456',
    '50,123 ,14,456',
    '50,123,14,456',
    '50,123 14.456',
    '  50.123   14.456  ',
    '50.123\u00a014.456',
    '50.123\t14.456',
    '+50.123 +14.456',
    '５０．１２３，１４．４５６',
    'Loc: 50.123, 14.456',
    'GPS:50.123 14.456',
    'gps 50,123 14,456',
    'geo:50.123,14.456',
    '(50.123, 14.456)',
    '50.123, 14.456,',
    '50.123° 14.456°',
    '50.123°, 14.456°',
    '50.123°,14.456°',
    '50,123°; 14,456°',
    '50.123N 14.456E',
    '50.123N, 14.456E',
    '50.123n,14.456e',
    '50,123N 14,456E',
    'N50.123 E14.456',
    'N 50.123°, E 14.456°',
    'N50.123,E14.456',
    '14.456E 50.123N',
    'E 14.456 N 50.123',
  ])('reads %j', (text) => {
    expect(parseCoordinates(text, 'en-US')).toEqual(prague);
  });

  it('takes one comma without spaces as the gap between whole degrees', () => {
    expect(parseCoordinates('50,14', 'cs-CZ')).toEqual({ lat: 50, lon: 14 });
    expect(parseCoordinates('50, 14', 'cs-CZ')).toEqual({ lat: 50, lon: 14 });
  });

  it('reads every kind of minus', () => {
    expect(parseCoordinates('\u221250,5 \u201314,5', 'cs')).toEqual({ lat: -50.5, lon: -14.5 });
    expect(parseCoordinates('-33.9, 151.2', 'en')).toEqual({ lat: -33.9, lon: 151.2 });
  });

  it('takes a longitude for the first only where a letter says so, and never turns a pair round by itself', () => {
    expect(parseCoordinates('151.2E 33.9S', 'en')).toEqual({ lat: -33.9, lon: 151.2 });
    expect(parseCoordinates('151,2 V 33,9 J', 'cs')).toEqual({ lat: -33.9, lon: 151.2 });
    for (const text of ['151.2, -33.9', '151.2° -33.9°', '91 14', `151°12'0" -33°54'0"`, '151.2, 133.9']) {
      expect(parseCoordinates(text, 'en')).toBeUndefined();
    }
  });

  it('reads up to the very edges of the earth, and not beyond', () => {
    expect(parseCoordinates('90 180', 'en')).toEqual({ lat: 90, lon: 180 });
    expect(parseCoordinates('-90; -180', 'en')).toEqual({ lat: -90, lon: -180 });
    for (const text of ['90.000001 14', '-90.1 14', '50 180.1', '50 -181']) {
      expect(parseCoordinates(text, 'en')).toBeUndefined();
    }
  });

  it.each([
    `50°7'22.8"N 14°27'21.6"E`,
    `50°7'22.8", 14°27'21.6"`,
    `50°7'22,8"N, 14°27'21,6"E`,
    '50°7′22.8″N 14°27′21.6″E',
    '50º 7’ 22.8” N 14º 27’ 21.6” E',
    `50°7'22.8''N 14°27'21.6''E`,
    `N 50° 7.38' E 14° 27.36'`,
    'N 50° 07.380 E 014° 27.360',
    'N 50 07.380 E 014 27.360',
    `50°7.38' 14°27.36'`,
    '50 7 22.8 N 14 27 21.6 E',
    `N50°7'22.8",E14°27'21.6"`,
  ])('reads degrees, minutes and seconds in %j', (text) => {
    const read = parseCoordinates(text, 'en-US');
    expect(read?.lat).toBeCloseTo(prague.lat, 9);
    expect(read?.lon).toBeCloseTo(prague.lon, 9);
  });

  it('keeps the sign of degrees that are minus zero', () => {
    expect(parseCoordinates(`-0°30' 14°0'`, 'en')).toEqual({ lat: -0.5, lon: 14 });
  });

  it('gives south and west a minus', () => {
    expect(parseCoordinates('33.5S 70.5W', 'en')).toEqual({ lat: -33.5, lon: -70.5 });
  });

  describe('with Czech letters', () => {
    it.each(['cs', 'cs-CZ', 'sk-SK'])('reads S as north and V as east in %s', (language) => {
      expect(parseCoordinates('50.123S 14.456V', language)).toEqual(prague);
      expect(parseCoordinates('S 50,123 V 14,456', language)).toEqual(prague);
      expect(parseCoordinates('33.5J 70.5Z', language)).toEqual({ lat: -33.5, lon: -70.5 });
    });

    it('still reads S beside E or W as south', () => {
      expect(parseCoordinates('33.5S 70.5W', 'cs-CZ')).toEqual({ lat: -33.5, lon: -70.5 });
      expect(parseCoordinates('33.5S 18.5E', 'cs-CZ')).toEqual({ lat: -33.5, lon: 18.5 });
    });

    it('does not mix letters of two languages', () => {
      expect(parseCoordinates('50.123N 14.456V', 'cs-CZ')).toBeUndefined();
      expect(parseCoordinates('50.123J 14.456E', 'cs-CZ')).toBeUndefined();
    });

    it('does not know them in other languages', () => {
      expect(parseCoordinates('50.123S 14.456V', 'en-US')).toBeUndefined();
      expect(parseCoordinates('33.5J 70.5Z', 'pl-PL')).toBeUndefined();
    });
  });

  it.each([
    '',
    ' ',
    ',',
    '50',
    '50.123',
    '50,123,14',
    '50.1,14,2',
    '50.1,14.2,3',
    '50,1,2,3,4',
    '50.1 14.2 3.3',
    '7405/5',
    '50.123/14.456',
    '50.123 14.456 / 3',
    '1501 22',
    '760-1170 7405',
    'Za humny',
    'U lesa 12',
    'Dlouhá 50.1 14.4',
    '91,181',
    '50.1, 181',
    '0 0',
    '0, 14.5',
    '50.5, 0',
    '0,0 14',
    '50.1N 14.4N',
    '50.1N 14.4',
    'N50.1 14.4E',
    '-50.1N 14.4E',
    `50°60'N 14°0'E`,
    `50°0'60"N 14°0'0"E`,
    `50.5°7'N 14°27'E`,
    `50°7.5'22"N 14°27'E`,
    '50° 5,14° 3',
    `50'7 14'3`,
    '50.1° 14.2° 3.3°',
    '1e1 14',
    '50.123NE 14.456',
    'N E',
    '--50 14',
  ])('does not read %j', (text) => {
    expect(parseCoordinates(text, 'cs-CZ')).toBeUndefined();
  });

  it('never throws, and answers only with places on earth', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...`0123456789.,;-+ °'"NSEWJVZ/\u2212\u00a0`.split('')) }),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom('cs-CZ', 'en-US'), (text, language) => {
        const read = parseCoordinates(text, language);
        if (!read) return;
        expect(text).not.toContain('/');
        expect(Math.abs(read.lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(read.lon)).toBeLessThanOrEqual(180);
        expect(read.lat).not.toBe(0);
        expect(read.lon).not.toBe(0);
      }),
      { numRuns: 2000 },
    );
  });

  const lats = fc.integer({ min: -90_000_000, max: 90_000_000 }).filter((micro) => micro !== 0);
  const lons = fc.integer({ min: -180_000_000, max: 180_000_000 }).filter((micro) => micro !== 0);

  it('reads back what coordinateText writes, with point or comma, whatever parts the two', () => {
    const gaps = fc.constantFrom(' ', ', ', ';', ' ; ', '\u00a0');
    fc.assert(
      fc.property(lats, lons, gaps, fc.boolean(), (latMicro, lonMicro, gap, hasComma) => {
        const [lat, lon] = [latMicro / 1e6, lonMicro / 1e6];
        const text = [lat, lon].map(coordinateText).join('|');
        const written = (hasComma ? text.replaceAll('.', ',') : text).replace('|', gap);
        expect(parseCoordinates(written, 'cs-CZ')).toEqual({ lat, lon });
      }),
    );
  });

  it('reads degrees, minutes and seconds to within a millimetre', () => {
    fc.assert(
      fc.property(lats, lons, (latMicro, lonMicro) => {
        const [lat, lon] = [latMicro / 1e6, lonMicro / 1e6];
        const text = `${sexagesimal(lat)}${lat < 0 ? 'S' : 'N'} ${sexagesimal(lon)}${lon < 0 ? 'W' : 'E'}`;
        const read = parseCoordinates(text, 'en-US');
        expect(read?.lat).toBeCloseTo(lat, 8);
        expect(read?.lon).toBeCloseTo(lon, 8);
      }),
    );
  });

  function sexagesimal(degrees: number): string {
    const tenThousandths = Math.round(Math.abs(degrees) * 36_000_000);
    const seconds = (tenThousandths % 600_000) / 10_000;
    const minutes = Math.floor(tenThousandths / 600_000) % 60;
    return `${Math.floor(tenThousandths / 36_000_000)}°${minutes}'${seconds}"`;
  }
});

describe('coordinateFault', () => {
  it.each([
    ['91 14', 'LATITUDE_BEYOND'],
    ['151.2, -33.9', 'LATITUDE_BEYOND'],
    [`91°0'N 14°0'E`, 'LATITUDE_BEYOND'],
    ['50 180.1', 'LONGITUDE_BEYOND'],
    ['0 0', 'ZERO'],
    ['50,5; 0', 'ZERO'],
  ] as const)('says why %j is no place', (text, fault) => {
    expect(coordinateFault(text, 'cs-CZ')).toBe(fault);
  });

  it.each(['50.1 14.4', '151,2 V 33,9 J', '7405/5', '1501 22', 'Za humny', ''])('has nothing against %j', (text) => {
    expect(coordinateFault(text, 'cs-CZ')).toBeUndefined();
  });
});

describe('coordinateText', () => {
  it('writes six decimals with a point', () => {
    expect(coordinateText(50.1)).toBe('50.100000');
    expect(coordinateText(-14.4567894)).toBe('-14.456789');
  });
});
