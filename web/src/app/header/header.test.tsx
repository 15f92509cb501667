import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { showPart } from '../../testing/show-app.tsx';
import { SideMenu } from '../frame-parts.tsx';
import { Header } from './header.tsx';

const show = (path = '/') => showPart(path, <Header siteName="Dinar en Direct" />);

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

  it.each([
    ['/comparateur?devise=USD', "Passer à l'arabe", 'FR', 'fr', '/ar/comparateur?devise=USD'],
    ['/ar/comparateur', 'Passer au français', 'AR', 'tn', '/comparateur'],
    ['/en?devise=USD', 'Passer au français', 'EN', 'gb', '/?devise=USD'],
  ])('leads from %s to the same page: « %s »', (path, label, code, flag, address) => {
    show(path);
    const toggle = screen.getByRole('link', { name: label });
    expect(toggle.getAttribute('href')).toBe(address);
    expect(toggle.querySelector('[data-code]')?.getAttribute('data-code')).toBe(code);
    expect(toggle.querySelector('[data-flag]')?.getAttribute('data-flag')).toBe(flag);
  });

  it('marks the badge as live only while the page listens', async () => {
    const store = show();
    const badge = screen.getByText(/En Direct/).parentElement;
    expect(badge?.textContent).toBe('En Direct\u202f: en attente de connexion');
    store.changeLink('synced');
    expect(await screen.findByTitle('Les cours arrivent en direct')).toBe(badge);
  });
});

describe('the burger panel', () => {
  beforeAll(() => SideMenu.preload());

  const burger = () => screen.getByRole('button', { name: 'Ouvrir le menu' });
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

  it('takes the focus, keeps it, and gives it back on Escape', async () => {
    show();
    await userEvent.click(burger());
    expect(focused()).toBe('Fermer le menu');
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('English');
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
      'Comparateur',
      'Favoris',
      'Alertes',
      'Aide-mémoire',
      'Toutes les devises',
      'Règles de change',
      'Données ouvertes',
      'Pour votre site',
      'État des sources',
      'Français',
      'العربية',
      'English',
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

  it('closes when the visitor goes back to another page', async () => {
    history.replaceState(null, '', '/faq');
    history.pushState(null, '', '/contact');
    showPart('/contact', <Header siteName="Dinar en Direct" />);
    await userEvent.click(burger());
    history.back();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    history.forward();
    await vi.waitFor(() => expect(location.pathname).toBe('/contact'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
