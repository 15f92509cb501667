import { parseAmount } from '@dinar/domain/money/parse-amount';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AmountField } from './amount-field.tsx';

function Field() {
  const [text, setText] = useState('1');
  return (
    <AmountField
      id="a"
      label="Montant"
      amount={parseAmount(text, 'fr')}
      unit="EUR"
      onChange={setText}
    >
      <span>€</span>
    </AmountField>
  );
}

async function paste(text: string) {
  render(<Field />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Montant' });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  return [field.value, field.getAttribute('aria-invalid'), note?.textContent.replace(/\s/g, ' ')];
}

const notPositive = 'Entrez un nombre positif, comme 1 000,50';

it.each([
  [`${' '.repeat(18)}1500`, undefined],
  ['1 234,56 €', undefined],
  ['٥٠٠', undefined],
  ['500 USD', 'Compté en EUR, la devise choisie'],
  ['1.500', 'Compris 1,5 ; pour 1 500, écrivez 1500'],
  ['12,345', 'Compris 12,345 ; pour 12 345, écrivez 12345'],
])('the pasted text "%s" is kept and read, with the note %s', async (text, note) => {
  expect(await paste(text)).toEqual([text, 'false', note]);
});

it.each([
  ['1e9', notPositive],
  ['-5', notPositive],
  ['1,2,3', notPositive],
  ['9'.repeat(16), 'Montant trop grand : quinze chiffres au plus'],
  [`0,${'9'.repeat(60)}`, 'Montant trop long : quarante signes au plus'],
])('the pasted text "%s" is kept and refused: %s', async (text, note) => {
  expect(await paste(text)).toEqual([text, 'true', note]);
});
