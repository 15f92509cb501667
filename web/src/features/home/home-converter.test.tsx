import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { hrefOf, press, typeInto } from '../../testing/page-queries.ts';
import { banksWith, boardOfStats, dollarStats, euroStats } from '../../testing/rates-fixtures.ts';
import { showPagesAt, showRates } from '../../testing/show-app.tsx';
import { answerOutcome } from '../../ui/conversion/answer-outcome.ts';

// Counted, and otherwise unchanged: the card reads its answer once in each of its renders.
vi.mock('../../ui/conversion/answer-outcome.ts', { spy: true });

showPagesAt();

const show = (path = '/') => showRates(path, euroStats(), dollarStats);

const card = () => within(screen.getByRole('form', { name: 'Où changer\u202f?' }));
const result = () => card().queryByTestId('conversion-result')?.textContent;
const amount = () => card().getByRole<HTMLInputElement>('textbox', { name: 'Montant' });
const swap = () => card().getByRole('link', { name: 'Inverser la conversion' });
const intent = (name: string) => card().getByRole('radio', { name });
const address = () => location.pathname + location.search;
const complete = () => press('Convertisseur Complet');

it('100 units of the currency are converted at what the best bank pays', () => {
  show();
  expect([amount().value, result()]).toEqual(['100', '336,00']);
  expect(hrefOf('BIAT', card())).toBe('/cours-change/biat/eur?amount=100');
});

it('with a bank in the address, that bank leads, and stays through other questions', async () => {
  show('/?bank=bna');
  expect(result()).toBe('334,00');
  expect(card().getAllByRole('link', { name: /^(BNA|BIAT)$/ })[0]?.textContent).toBe('BNA');
  await userEvent.click(intent('Je veux acheter des euros'));
  expect(result()).toBe('340,00');
  await complete();
  expect(address()).toBe('/convertisseur?from=TND&to=EUR&amount=100&intent=buy&bank=bna');
});

it('swapped, the amount of dinars is divided by what the cheapest bank asks, and it is announced', async () => {
  show();
  expect(swap().getAttribute('href')).toBe('/convertisseur?from=TND&to=EUR&amount=100');
  await userEvent.click(swap());
  expect(result()).toBe('29,41');
  expect(await card().findByText('100 TND = 29,41 EUR chez BNA')).toBeDefined();
});

it('three intents in plain words request the payout or the cost of an amount', async () => {
  show();
  const radios = card().getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['J’ai des euros', true],
    ['J’ai des dinars', false],
    ['Je veux acheter des euros', false],
  ]);
  await userEvent.click(intent('J’ai des dinars'));
  expect(result()).toBe('29,41');
  await userEvent.click(intent('Je veux acheter des euros'));
  expect(card().getByText('Pour acheter 100 EUR vous payez')).toBeDefined();
  expect(result()).toBe('340,00');
  expect(await card().findByText('Acheter 100 EUR : 340,00 TND chez BNA')).toBeDefined();
  await complete();
  expect(address()).toBe('/convertisseur?from=TND&to=EUR&amount=100&intent=buy');
  expect((await screen.findByTestId('conversion-result')).textContent).toBe('340,00');
});

it('« Convertisseur Complet » opens the same conversion with the same result', async () => {
  show();
  await typeInto(amount(), '1 000,5');
  const shown = result();
  expect(shown).toBe('3\u202f361,68');
  await complete();
  expect(address()).toBe('/convertisseur?from=EUR&to=TND&amount=1000.5');
  expect((await screen.findByTestId('conversion-result')).textContent).toBe(shown);
});

it('a key in the amount renders the card once, and not again for its table and its address', async () => {
  show();
  await screen.findByRole('table');
  vi.clearAllMocks();
  fireEvent.change(amount(), { target: { value: '250' } });
  await expect.poll(address).toBe('/?amount=250');
  await screen.findByRole('columnheader', { name: /250/ });
  expect(vi.mocked(answerOutcome)).toHaveBeenCalledOnce();
});

it('the link to all banks leaves the shown question in the address, to which back leads', async () => {
  show();
  await userEvent.click(intent('Je veux acheter des euros'));
  fireEvent.click(card().getByRole('link', { name: /^Voir les \d+ banques$/ }));
  expect(address()).toBe('/?intent=buy');
});

it('it is a plain form, so that without scripts the server answers', async () => {
  show('/?devise=USD');
  const form = amount().form;
  if (!form) throw new Error('The field is in no form');
  const sent = () => Object.fromEntries(new FormData(form));
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/convertisseur']);
  expect(sent()).toEqual({ intent: '', amount: '100', from: 'USD', to: 'TND' });
  await userEvent.click(swap());
  expect(sent()).toEqual({ intent: '', amount: '100', from: 'TND', to: 'USD' });
  await userEvent.click(intent('Je veux acheter des dollars US'));
  expect(sent()).toEqual({ intent: 'buy', amount: '100', from: 'TND', to: 'USD' });
});

it('what is no amount converts to nothing, and leads nowhere', async () => {
  show();
  await typeInto(amount(), 'abc');
  expect([result(), amount().getAttribute('aria-invalid')]).toEqual([undefined, 'true']);
  await complete();
  expect(document.activeElement).toBe(amount());
  await vi.waitFor(() => expect(address()).toBe('/?amount=abc'));
});

it('a currency without any rate is reported, and is never converted to 0', async () => {
  show();
  await userEvent.selectOptions(card().getByRole('combobox', { name: 'Devise' }), 'GBP');
  expect(result()).toBeUndefined();
  expect(card().getByRole('alert').textContent).toBe(
    "Aucun taux disponible pour aujourd'hui\u202f: GBP",
  );
});

it('choosing a currency and refreshing are for the whole page', async () => {
  const store = show();
  const read = vi.fn(async () => boardOfStats(euroStats(), dollarStats));
  store.setReader(read);
  await userEvent.selectOptions(card().getByRole('combobox', { name: 'Devise' }), 'USD');
  expect(result()).toBe('288,00');
  expect(card().getAllByText('1 USD =')).not.toHaveLength(0);
  await press('Actualiser les Taux');
  expect(read).toHaveBeenCalledTimes(1);
});

it('a refresh says its outcome beside its button, and renders nothing else of the card', async () => {
  const store = show();
  store.setReader(() => Promise.reject(new Error('planted')));
  await screen.findByRole('table');
  vi.clearAllMocks();
  await press('Actualiser les Taux');
  expect(await card().findByText(/^Actualisation impossible/)).toBeDefined();
  expect(screen.getAllByText(/^Actualisation impossible/)).toHaveLength(1);
  expect(answerOutcome).not.toHaveBeenCalled();
});

it('announces the visitor’s input once it is idle, but no change of a rate', async () => {
  const store = show();
  const announced = () => card().getAllByRole('status')[0]?.textContent;
  const banks = banksWith({ BIAT: { purchaseRate: 3.4 } });
  act(() => store.receive(boardOfStats(euroStats({ banks }))));
  await expect.poll(() => result()).toBe('340,00');
  expect(announced()).toBe('');
  await userEvent.type(amount(), '5');
  await expect.poll(() => announced()).toMatch(/EUR = /);
});
