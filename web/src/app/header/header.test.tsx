import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPageStore } from '../../data/store/page-store.ts';
import { PageStoreContext } from '../../data/store/page-store-context.ts';
import { PageRouter } from '../../ui/address/page-router.tsx';
import { Header } from './header.tsx';

function show(path = '/') {
  const store = createPageStore();
  history.replaceState(null, '', path);
  render(
    <PageRouter>
      <PageStoreContext value={store}>
        <Header siteName="Dinar en Direct" />
      </PageStoreContext>
    </PageRouter>,
  );
  return store;
}

afterEach(() => vi.restoreAllMocks());

describe('the header', () => {
  it('has the five links, and home is current on an exact match only', () => {
    show('/cours-change/biat');
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent]),
    ).toEqual([
      ['Accueil', '/', null],
      ['Banques', '/cours-change', 'page'],
      ['Convertisseur', '/convertisseur', null],
      ['Crypto', '/cryptomonnaies', null],
      ['Contact', '/contact', null],
    ]);
  });

  it('flips the flag, the code and the label of the language, and keeps them for the visit', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: "Passer à l'arabe" }));
    const toggle = screen.getByRole('button', { name: 'Passer au français' });
    expect(toggle.querySelector('[data-code]')?.getAttribute('data-code')).toBe('AR');
    expect(toggle.querySelector('[data-flag]')?.getAttribute('data-flag')).toBe('tn');
    expect(sessionStorage.getItem('langue')).toBe('ar');
    await userEvent.click(toggle);
    const back = screen.getByRole('button', { name: "Passer à l'arabe" });
    expect(back.querySelector('[data-flag]')?.getAttribute('data-flag')).toBe('fr');
  });

  it('works in a browser without storage, and the language still switches', async () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    show();
    await userEvent.click(screen.getByRole('button', { name: "Passer à l'arabe" }));
    await userEvent.click(screen.getByRole('button', { name: 'Passer au français' }));
    expect(screen.getByRole('button', { name: "Passer à l'arabe" })).toBeDefined();
  });

  it('marks the badge as live only while the page listens', async () => {
    const store = show();
    const badge = screen.getByText(/En Direct/).parentElement;
    expect(badge?.textContent).toBe('En Direct : en attente de connexion');
    store.changeLink('synced');
    expect(await screen.findByTitle('Les cours arrivent en direct')).toBe(badge);
  });
});

describe('the burger panel', () => {
  const burger = () => screen.getByRole('button', { name: 'Ouvrir le menu' });
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

  it('takes the focus, keeps it, and gives it back on Escape', async () => {
    show();
    await userEvent.click(burger());
    expect(focused()).toBe('Fermer le menu');
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('État');
    await userEvent.tab();
    expect(focused()).toBe('Fermer le menu');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(burger());
  });

  it('has all doors of the site', async () => {
    show();
    await userEvent.click(burger());
    const links = within(screen.getByRole('dialog')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Accueil',
      'Banques',
      'Convertisseur',
      'Crypto',
      'Contact',
      'Comparer',
      'Favoris',
      'Alertes',
      'Aide-mémoire',
      'Toutes les devises',
      'Règles',
      'Données',
      'Pour votre site',
      'État',
    ]);
  });

  it.each([
    ['its close button', () => screen.getByRole('button', { name: 'Fermer le menu' })],
    ['the backdrop', () => screen.getByTestId('backdrop')],
    ['a link', () => within(screen.getByRole('dialog')).getByRole('link', { name: 'Crypto' })],
  ])('closes by %s', async (_, target) => {
    show();
    await userEvent.click(burger());
    await userEvent.click(target());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
