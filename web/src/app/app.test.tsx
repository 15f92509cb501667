import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { field, hrefOf, hrefsIn, typeInto } from '../testing/page-queries.ts';
import { boardOfStats, euroStats, quote } from '../testing/rates-fixtures.ts';
import { showApp, showPagesAt, showRates } from '../testing/show-app.tsx';

showPagesAt('2026-11-21T09:00:00Z');

describe('the pages', () => {
  it.each(['/', '/health', '/nulle-part', '/nulle/part/ailleurs'])(
    '%s shows home',
    async (path) => {
      showApp(path);
      await screen.findByRole('heading', { level: 1, name: 'Taux de change du dinar tunisien' });
      await waitFor(() =>
        expect(document.title).toBe('Taux de change du dinar tunisien en direct | Dinar en Direct'),
      );
    },
  );

  it.each([
    ['/BIAT', '/cours-change/biat', /BIAT$/],
    ['/taux-de-change-euro?a=1', '/convertisseur/eur/tnd?a=1', /^Euro/],
    ['/FAQ', '/FAQ', /^Questions fréquentes$/],
  ])('%s leads to %s', async (path, target, heading) => {
    showApp(path);
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(location.pathname + location.search).toBe(target);
  });

  it('following a link begins the next page at its top, with the focus on its content', async () => {
    const scrolled = vi.spyOn(globalThis, 'scrollTo');
    showApp('/');
    await userEvent.click(screen.getByRole('link', { name: 'FAQ' }));
    await screen.findByRole('heading', { level: 1, name: 'Questions fréquentes' });
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('the footer has all its links, this year and the contact details', () => {
    showApp('/');
    const footer = within(screen.getByRole('contentinfo'));
    const paths = hrefsIn(screen.getByRole('contentinfo'));
    const pages = {
      Accueil: '/',
      'Cours de change': '/cours-change',
      Convertisseur: '/convertisseur',
      Contact: '/contact',
      'À propos': '/a-propos',
      'Politique de confidentialité': '/politique-de-confidentialite',
      'Conditions d’utilisation': '/conditions-d-utilisation',
      FAQ: '/faq',
    };
    for (const [name, path] of Object.entries(pages)) {
      expect(hrefOf(name, footer)).toBe(path);
    }
    for (const path of [
      '/convertisseur?from=EUR&to=TND&amount=50',
      '/convertisseur?from=USD&to=TND&amount=100',
      'mailto:contact@dinar.example',
      'tel:+21671000000',
    ]) {
      expect(paths).toContain(path);
    }
    const social = footer.getAllByRole('link', { name: /nouvelle fenêtre/ });
    expect(social.map((link) => [link.getAttribute('target'), link.getAttribute('rel')])).toEqual(
      Array.from({ length: 4 }, () => ['_blank', 'noopener noreferrer']),
    );
    expect(footer.getByText(/© 2026 Dinar en Direct/)).toBeDefined();
    expect(footer.getByText(/^Tunis, Tunisie$/)).toBeDefined();
  });
});

describe('the home page', () => {
  const answer = () => screen.getByRole('region', { name: 'Résultat' }).textContent;

  it('says so when a currency has no data, without a rate', () => {
    showRates('/?devise=DZD', euroStats());
    expect(
      screen.getByText(
        (_, element) =>
          element?.textContent ===
          'Aucune donnée disponible: Les taux de change pour DZD ne sont pas disponibles pour le moment.',
      ),
    ).toBeDefined();
    expect(answer()).toBe("Aucun taux disponible pour aujourd'hui\u202f: DZD");
  });

  it('goes live while a visitor types, without losing the typed text', async () => {
    const store = showRates('/', euroStats());
    const amount = field('Montant');
    await typeInto(amount, '25');
    const banks = [quote({ bankId: 'BIAT', purchaseRate: 3.4, saleRate: 3.46 })];
    act(() => store.receive(boardOfStats(euroStats({ banks }))));
    expect(field('Montant')).toBe(amount);
    expect([document.activeElement, amount.value]).toEqual([amount, '25']);
    expect(screen.getByTestId('conversion-result').textContent).toBe('85,00');
  });
});
