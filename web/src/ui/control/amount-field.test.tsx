import { parseAmount } from '@dinar/domain/money/parse-amount';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AmountField } from './amount-field.tsx';
import { followEdits } from './edited-fields.ts';

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

it.each([
  ['25', [2, 2]],
  // The first figure of 123.
  ['1', [1, 1]],
  [undefined, [0, 1]],
])(
  'a field focused before hydration keeps the typed text %s, and is selected without one',
  async (typed, selection) => {
    followEdits();
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    function LateField({ isLate }: { isLate: boolean }) {
      if (isLate) use(arrival);
      return <Field />;
    }
    const page = (isLate: boolean) => (
      <Suspense>
        <LateField isLate={isLate} />
      </Suspense>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page(false));
    await act(async () => hydrateRoot(container, page(true)));
    const input = container.querySelector('input');
    if (!input) throw new Error('The field was not rendered');
    await act(async () => input.focus());
    if (typed !== undefined) {
      input.value = typed;
      input.setSelectionRange(typed.length, typed.length);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await act(async () => arrive());
    expect(input.value).toBe(typed ?? '1');
    expect([input.selectionStart, input.selectionEnd]).toEqual(selection);
  },
);
