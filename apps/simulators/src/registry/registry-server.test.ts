import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startRegistryServer, type RegistryServer } from './registry-server.ts';

let server: RegistryServer;
beforeAll(async () => {
  server = await startRegistryServer({ port: 0, delayMs: 50 });
});
afterAll(() => server.close());
afterEach(() => {
  server.reset();
});

/** The envelope of the ministry's own description, indented and with self-closing elements, as others write it. */
function envelope(service: string, content: string): string {
  return `<SOAP:Envelope xmlns:SOAP="http://schemas.xmlsoap.org/soap/envelope/">
  <SOAP:Header/>
  <SOAP:Body><vOKO:Request xmlns:vOKO="http://www.pds.eu/vOKO/v0200" vOKOid="${service}">
    <vOKO:RequestContent>
      <lpi:Request xmlns:lpi="http://sitewell.cz/lpis/schemas/${service}">${content}</lpi:Request>
    </vOKO:RequestContent>
  </vOKO:Request></SOAP:Body>
</SOAP:Envelope>`;
}

const soapAction = { soapaction: '""' };

async function ask(
  service: string,
  content: string,
  headers: Readonly<Record<string, string>> = soapAction,
): Promise<{ status: number; text: string }> {
  const answer = await fetch(server.url, { method: 'POST', headers, body: envelope(service, content) });
  return { status: answer.status, text: await answer.text() };
}

function order(command: string): Promise<Response> {
  return fetch(new URL(`/control/${command}`, server.url));
}

describe('the registry that is played', () => {
  it('answers what anybody may ask without a token', async () => {
    const found = await ask('SZR_EZP03B', '<lpi:IC>22334455</lpi:IC>');
    expect(found).toMatchObject({ status: 200 });
    expect(found.text).toContain('<lpi:NAZEV>Zemědělské družstvo Nížina</lpi:NAZEV>');
  });

  it('refuses a call without the header that SOAP asks for, or with one that is not quoted', async () => {
    const before = [...server.calls];
    for (const headers of [{}, { soapaction: 'SZR_EZP03B' }]) {
      const refused = await ask('SZR_EZP03B', '<lpi:IC>22334455</lpi:IC>', headers);
      expect([refused.status, refused.text.includes('SOAPAction')]).toEqual([500, true]);
    }
    expect(server.calls).toEqual(before);
  });

  it('shows land to nobody without a token', async () => {
    const refused = await ask('LPI_GDP11B', '<lpi:GETDATA>1</lpi:GETDATA>');
    expect(refused.status).toBe(500);
    expect(refused.text).toContain('<faultstring>Autentizace');
  });

  it('knows no other service, and answers no other address', async () => {
    expect((await ask('LPI_XXX', '')).text).toContain('neexistuje');
    expect((await fetch(new URL('/', server.url), { method: 'POST' })).status).toBe(404);
    expect((await fetch(server.url, { method: 'POST', headers: soapAction, body: 'nothing' })).status).toBe(400);
  });

  it('takes orders over HTTP, and refuses those that it does not understand', async () => {
    expect((await order('mode?is=503')).status).toBe(204);
    expect((await ask('SZR_EZP03B', '')).status).toBe(503);
    expect((await order('mode?is=odd')).status).toBe(400);
    expect((await order('change?login=99brazda&what=gone&code=none&day=2026-06-01')).status).toBe(400);
    expect((await order('change?login=99brazda&what=gone&code=0502/1&day=2026-06-01')).status).toBe(204);
    expect((await order('reset')).status).toBe(204);
    expect((await ask('SZR_EZP03B', '')).status).toBe(200);
  });

  it('tells the day of the last change of a land', async () => {
    const question = '<lpi:IDSZR>1000000001</lpi:IDSZR><lpi:DATOD>2026-03-01</lpi:DATOD>';
    expect((await ask('LPI_GCL01A', question)).text).not.toContain('ZMENA');
    server.change('99brazda', 'merge', ['1501/19', '1501/20'], '2026-05-02');
    expect((await ask('LPI_GCL01A', question)).text).toContain('<lpi:DATZMENY>2026-05-02</lpi:DATZMENY>');
  });

  it('takes records of plant protection from nobody without a token', async () => {
    const refused = await ask('EPOR_PPOR01A', '<lpi:ObdobiOd>2026-07-01</lpi:ObdobiOd>');
    expect([refused.status, refused.text.includes('<faultstring>Autentizace')]).toEqual([500, true]);
    expect(server.records.taken).toEqual([]);
    expect((await order('records?pending=2')).status).toBe(204);
    expect(server.records.pending).toBe(2);
  });

  it('gives code lists to anybody, and changes them by order', async () => {
    expect((await ask('LPI_GKU01A', '')).text).toContain('<lpi:KULTURANAZEV>vinice</lpi:KULTURANAZEV>');
    expect((await order('code?list=land-uses&code=V&name=vinohrad')).status).toBe(204);
    expect((await order('code?list=zones&code=III')).status).toBe(204);
    expect((await order('code?list=odd&code=V')).status).toBe(400);
    expect((await ask('LPI_GKU01A', '')).text).toContain('<lpi:KULTURANAZEV>vinohrad</lpi:KULTURANAZEV>');
    expect((await ask('LPI_GAP01A', '')).text).not.toContain('<lpi:APLPASMO>III</lpi:APLPASMO>');
  });

  it('changes land so that no hectare is lost', () => {
    const areaOf = (): number => server.subjects[0]?.blocks.reduce((sum, { areaHa }) => sum + areaHa, 0) ?? 0;
    const before = areaOf();
    server.change('99brazda', 'split', ['1707/3'], '2026-05-02');
    server.change('99brazda', 'merge', ['1501/22', '1501/21'], '2026-05-02');
    server.change('99brazda', 'renumber', ['2509'], '2026-05-02');
    expect(areaOf()).toBeCloseTo(before, 0);
    expect(server.subjects[0]?.blocks).toHaveLength(21);
    const moved = server.subjects[0]?.blocks.find(({ code }) => code === '1501/1')?.areaHa ?? 0;
    server.change('99brazda', 'move-border', ['1501/1'], '2026-05-02');
    const after = server.subjects[0]?.blocks.find(({ code }) => code === '1501/1')?.areaHa ?? 0;
    expect(after).toBeGreaterThan(moved * 0.5);
    expect(after).toBeLessThan(moved);
  });
});
