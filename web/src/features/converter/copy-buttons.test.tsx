import { decimal } from '@dinar/domain/money/decimal';
import { storedRates } from '@dinar/domain/testing/board-fixtures';
import { answerToday } from '@dinar/domain/today/answer-today';
import { boardOfToday } from '@dinar/domain/today/board-of-today';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { euroStats, friday } from '../../testing/rates-fixtures.ts';
import { stubShareSheet } from '../../testing/share-sheet.ts';
import { CopyButtons, shareText } from './copy-buttons.tsx';

function answered(stats = euroStats()) {
  const request = { amount: decimal(100), from: 'EUR', to: 'TND' } as const;
  const board = boardOfToday(storedRates(stats), friday);
  const answer = answerToday(request, board);
  if (answer.kind !== 'answered') throw new Error('The fixtures convert nothing');
  return answer;
}

const words =
  '100 EUR = 336,00 TND chez BIAT, cours acheteur, le vendredi 20 novembre 2026 (site de la banque). En moyenne : 335,00 TND.';
const url = 'http://localhost:3000/convertisseur?from=EUR&to=TND&amount=100';
const copied: string[] = [];

beforeEach(() => {
  copied.length = 0;
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
});
async function share() {
  render(<CopyButtons answer={answered()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Partager' }));
}

it('the text names a mid rate so, and marks demonstration rates', () => {
  const live = { value: 3.4, date: friday, source: 'demo' } as const;
  const { central: _, ...stats } = euroStats({ banks: [], live });
  expect(shareText(answered(stats), 'fr').replaceAll(/\s/g, ' ')).toBe(
    '100 EUR = 340,00 TND, au cours moyen, le vendredi 20 novembre 2026 (données de démonstration).',
  );
});

it('the text is in the language of the page, and its figures stay whole in Arabic', () => {
  expect(shareText(answered(), 'en')).toBe(
    '100 EUR = 336.00 TND at BIAT, buying rate, Friday 20 November 2026 (the bank’s website). On average: 335.00 TND.',
  );
  expect(shareText(answered(), 'ar')).toBe(
    '\u2066100 EUR = 336,00 TND\u2069 لدى بنك تونس العربي الدولي، سعر الشراء، يوم الجمعة، \u206620\u2069\u00a0نوفمبر \u20662026\u2069 (موقع البنك). في المتوسط: \u2066335,00 TND\u2069.',
  );
});

it('the system’s share sheet receives the text and the link', async () => {
  const { shared } = stubShareSheet();
  await share();
  expect(shared.map(({ text }) => text?.replaceAll(/\s/g, ' '))).toEqual([words]);
  expect(shared[0]?.url).toBe(url);
  expect(copied).toEqual([]);
});

it('where the system takes files, the picture of the day goes with the text', async () => {
  const { shared, asked } = stubShareSheet(200);
  await share();
  await vi.waitFor(() => expect(shared).toHaveLength(1));
  expect(asked).toEqual(['/partage/2026-11-20/EUR.png']);
  expect(shared[0]?.files?.map(({ name, type }) => [name, type])).toEqual([
    ['dinar-2026-11-20-EUR.png', 'image/png'],
  ]);
  expect(shared[0]?.text?.replaceAll(/\s/g, ' ')).toBe(words);
});

it('a picture that cannot be loaded is left out, and the text is shared', async () => {
  const { shared } = stubShareSheet(404);
  await share();
  await vi.waitFor(() => expect(shared).toHaveLength(1));
  expect(shared[0]?.files).toBeUndefined();
  expect(shared[0]?.text?.replaceAll(/\s/g, ' ')).toBe(words);
});

it('without a share sheet, the text and the link are copied', async () => {
  await share();
  expect(copied.map((text) => text.replaceAll(/\s/g, ' '))).toEqual([`${words} ${url}`]);
  expect(screen.getByRole('status').textContent).toBe('Texte et lien copiés');
});

it.each([
  ['AbortError', 0],
  ['NotAllowedError', 1],
])('a share sheet that fails with %s results in %i copies', async (name, count) => {
  const sheet = () => Promise.reject(new DOMException('', name));
  vi.stubGlobal('navigator', { ...navigator, share: sheet });
  await share();
  expect(copied).toHaveLength(count);
});

it('links to the picture of the foreign currency on its last official day, if there is one', () => {
  const { rerender } = render(<CopyButtons answer={answered()} />);
  const link = () => screen.queryByRole('link', { name: 'Image du jour' });
  expect(link()?.getAttribute('href')).toBe('/partage/2026-11-20/EUR.png');
  expect(link()?.getAttribute('download')).toBe('dinar-2026-11-20-EUR.png');
  const { central: _, ...withoutCentral } = euroStats();
  rerender(<CopyButtons answer={answered(withoutCentral)} />);
  expect(link()).toBeNull();
});
