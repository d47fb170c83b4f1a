import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithProviders } from '#web/testing/render.tsx';
import { setLicence } from '../../licence-pdf.ts';
import { LicenceLink } from './LicenceLink.tsx';
import { textOf } from '#web/testing/text.ts';

describe('the terms', () => {
  // All files share one navigator, which has no such property of its own.
  afterEach(() => Reflect.deleteProperty(navigator, 'pdfViewerEnabled'));

  async function open(pdfViewerEnabled: boolean): Promise<void> {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: pdfViewerEnabled, configurable: true });
    const { user } = renderWithProviders(<LicenceLink />);
    await user.click(screen.getByRole('button', { name: textOf('signUp.readLicence') }));
    await screen.findByRole('dialog', { name: textOf('licence.title') });
  }

  it('are shown as a document, in Czech to those who read it', async () => {
    await open(true);
    expect(screen.getByTitle(textOf('licence.title')).getAttribute('src')).toMatch(/^\/licence\/brazda-cs\.pdf/);
    expect(screen.getByRole('link', { name: /PDF/ }).getAttribute('href')).toBe('/licence/brazda-cs.pdf');
  });

  it('are told in short where the browser shows no documents, and can be opened elsewhere', async () => {
    await open(false);
    expect(screen.queryByTitle(textOf('licence.title'))).toBeNull();
    expect(screen.getByRole('heading', { name: textOf('licence.ownership.heading') })).toBeTruthy();
    expect(screen.getByRole('link', { name: /PDF/ }).getAttribute('href')).toBe('/licence/brazda-cs.pdf');
  });

  it.each(['cs', 'en'] as const)('are a document of their own in %s, with its fonts inside', async (language) => {
    const text = (await setLicence('lanora', language)).toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain(`/Lang (${language})`);
    expect(text).toMatch(/\/FontFile2/);
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(2);
    expect(text).not.toMatch(/\/URI|https?:\/\/(?!ns\.adobe|www\.w3|purl)/);
  });
});
