import type { CounterSnapshot } from '@dinar/domain/rates/bank-snapshot';
import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { allWords, heading, hrefOf, hrefsIn, wordsOf } from '../../testing/page-queries.ts';
import {
  bankDay,
  boardOfStats,
  day,
  euroStats,
  friday,
  ratesOfPage,
} from '../../testing/rates-fixtures.ts';
import { stubShareSheet } from '../../testing/share-sheet.ts';
import { showApp, showPagesAt } from '../../testing/show-app.tsx';

const days = [
  bankDay(friday, { EUR: ratesOfPage(3.36, 3.42) }),
  bankDay(day('2026-11-18'), { EUR: ratesOfPage(3.35, 3.41) }),
  bankDay(day('2026-11-17'), { EUR: ratesOfPage(3.34, 3.4) }),
];

function show(path: string, value?: readonly CounterSnapshot[], stats = [euroStats()]) {
  const code = path.slice(19, 22).toUpperCase();
  const key = `bankPast:BIAT:${code}`;
  const past: ResourceEntry[] = value ? [{ kind: 'bankPast', key, value }] : [];
  return showApp(path, [boardOfStats(...stats), ...past]);
}

showPagesAt();

const quote = (code: string) => screen.getByRole('region', { name: `Le cours ${code} chez BIAT` });

it('a bank’s page of a currency has both sides, the spread, the margins, the day and the source', () => {
  show('/cours-change/biat/eur', days);
  expect(heading()).toBe('Euro (EUR)\u00a0: cours BIAT');
  const words = wordsOf(quote('EUR'));
  for (const text of [
    'Achat3,360marge 0,86 % sur le cours moyen',
    'Vente3,420marge 0,91 % sur le cours moyen',
    'Spread0,060',
    'Aujourd’hui · Source : site de la banque',
    '+0,30 % depuis le 18 novembre',
  ]) {
    expect(words).toContain(text);
  }
});

it('there is no margin against a mid rate of another day', () => {
  const { central, live, ...rest } = euroStats();
  const older = { ...live, value: 3.3891, date: day('2026-11-19'), source: 'live-fx' } as const;
  show('/cours-change/biat/eur', days, [{ ...rest, live: older }]);
  expect(quote('EUR').textContent).not.toContain('marge');
});

it('the question of the address is answered, and the links keep it', () => {
  show('/cours-change/biat/eur?intent=buy&amount=500', days);
  const words = wordsOf(quote('EUR'));
  expect(words).toContain('Pour acheter 500 EUR vous payez 1 710,00 TND');
  expect(words).toContain('Rang : 1ᵉʳ sur 3 pour vendre des EUR, 3ᵉ sur 3 pour en acheter.');
  const hrefs = hrefsIn(quote('EUR'));
  expect(hrefs).toContain('/convertisseur?from=TND&to=EUR&amount=500&intent=buy&bank=biat');
  expect(hrefs).toContain('/comparateur/eur?intent=buy&amount=500');
});

it('« Actualiser » and « Retour aux banques » are on a currency’s page too', () => {
  show('/cours-change/biat/eur', days);
  expect(screen.getByRole('button', { name: 'Actualiser' })).toBeDefined();
  expect(hrefOf('Retour aux banques')).toBe('/cours-change');
});

it('the page links to the converter at the bank’s rate, to the other banks, to an alert and to the bank', () => {
  show('/cours-change/biat/eur', days);
  expect(hrefsIn(quote('EUR')).filter((href) => href?.startsWith('/'))).toEqual([
    '/convertisseur?from=EUR&to=TND&amount=100&bank=biat',
    '/comparateur/eur',
    '/alertes?intent=sell&currency=EUR&bank=biat',
    '/cours-change/biat',
  ]);
});

it('the month is a line with gaps, readable by keyboard and as a table', async () => {
  show('/cours-change/biat/eur', days);
  const reader = await screen.findByRole('slider', { name: 'Jour à lire sur la courbe EUR / TND' });
  expect(reader.getAttribute('aria-valuetext')).toBe(
    'vendredi 20 novembre 2026\u00a0: achat\u00a03,360, vente\u00a03,420\u00a0TND',
  );
  const lines = document.querySelectorAll('[data-testid="plot"] path[class*="line"]');
  expect([...lines].map((line) => line.getAttribute('d')?.match(/M/g)?.length)).toEqual([2]);
  const rows = within(screen.getByRole('table', { name: /jour par jour/ })).getAllByRole('row');
  expect(allWords(rows)).toEqual([
    'JourAchatVente',
    'vendredi 20 novembre 20263,3603,420',
    'jeudi 19 novembre 2026non publié',
    'mercredi 18 novembre 20263,3503,410',
    'mardi 17 novembre 20263,3403,400',
  ]);
});

it('a currency that the bank does not quote is reported, without a sample rate', () => {
  show('/cours-change/biat/try', []);
  expect(screen.getByText('Aucun taux disponible')).toBeDefined();
  expect(
    screen.getByText('BIAT n’a publié aucun cours de TRY ces sept derniers jours.'),
  ).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Convertir TRY' })).toBeNull();
});

it.each([
  [
    '',
    'Partager',
    'BIAT, 1 EUR : achat 3,360 TND, vente 3,420 TND, le vendredi 20 novembre 2026 (site de la banque).',
  ],
  [
    '/en',
    'Share',
    'BIAT, 1 EUR: buys at 3.360 TND, sells at 3.420 TND, Friday 20 November 2026 (the bank’s website).',
  ],
])(
  '%s: the system gets the rates to share with their day and source, and the address',
  async (language, name, text) => {
    const { shared } = stubShareSheet();
    show(`${language}/cours-change/biat/eur`, days);
    fireEvent.click(screen.getByRole('button', { name }));
    await vi.waitFor(() => expect(shared).toHaveLength(1));
    expect(shared[0]?.text?.replaceAll(/\s/g, ' ')).toBe(text);
    expect(shared[0]?.url).toBe(`http://localhost:3000${language}/cours-change/biat/eur`);
  },
);
