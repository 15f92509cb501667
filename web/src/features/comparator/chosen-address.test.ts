import { expect, it } from 'vitest';
import { createChosenAddress } from './chosen-address.ts';

const parameters = (text: string) => new URLSearchParams(text);

it('adds a choice to the one before, which is not drawn yet', () => {
  const address = createChosenAddress(parameters('vue=crypto'));
  address.choose('sens', 'devise');
  expect(address.choose('montant', '5').toString()).toBe('vue=crypto&sens=devise&montant=5');
});

it('keeps both when the first is drawn after the second was chosen', () => {
  const address = createChosenAddress(parameters(''));
  const first = address.choose('sens', 'devise');
  address.choose('montant', '5');
  address.noteDrawn(first);
  expect(address.choose('montants', 'non').toString()).toBe('sens=devise&montant=5&montants=non');
});

it('follows an address that was not chosen here, also one that a choice had before', () => {
  const address = createChosenAddress(parameters(''));
  const chosen = address.choose('sens', 'devise');
  address.noteDrawn(chosen);
  address.noteDrawn(parameters('vue=crypto'));
  expect(address.choose('montant', '5').toString()).toBe('vue=crypto&montant=5');
  address.noteDrawn(chosen);
  expect(address.choose('montant', undefined).toString()).toBe('sens=devise');
});

it('takes out what is the usual choice', () => {
  const address = createChosenAddress(parameters('sens=devise&montant=5'));
  expect(address.choose('sens', undefined).toString()).toBe('montant=5');
});
