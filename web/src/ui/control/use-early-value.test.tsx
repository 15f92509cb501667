import { parseAmount } from '@dinar/domain/money/parse-amount';
import { act } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Fragment } from '../text/fragment.ts';
import { AmountField } from './amount-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { followEdits } from './edited-fields.ts';

const options = ['EUR', 'USD'].map((value) => ({ value, text: value }));

function Fields(props: { onChoice: (value: string) => void; onAmount: (text: string) => void }) {
  return (
    <Fragment>
      <ChoiceField label="De" value="EUR" options={options} onChange={props.onChoice} />
      <AmountField
        id="amount"
        label="Montant"
        amount={parseAmount('1', 'fr')}
        unit="EUR"
        onChange={props.onAmount}
      >
        <span>€</span>
      </AmountField>
    </Fragment>
  );
}

afterEach(() => document.body.replaceChildren());

/** Renders the fields as a server does, lets a visitor change them, then hydrates; returns the reported values. */
async function hydratedAfter(enter: (container: HTMLElement) => void) {
  const handlers = { onChoice: vi.fn(), onAmount: vi.fn() };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Fields {...handlers} />);
  enter(container);
  await act(async () => hydrateRoot(container, <Fields {...handlers} />));
  return [handlers.onChoice.mock.calls, handlers.onAmount.mock.calls];
}

it('input before hydration is not lost', async () => {
  const calls = await hydratedAfter((container) => {
    const [select, input] = [container.querySelector('select'), container.querySelector('input')];
    if (select) select.value = 'USD';
    if (input) input.value = '25';
  });
  expect(calls).toEqual([[['USD']], [['25']]]);
});

it('untouched fields report nothing', async () => {
  expect(await hydratedAfter(() => undefined)).toEqual([[], []]);
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
    function Field({ isLate = false }: { isLate?: boolean }) {
      if (isLate) use(arrival);
      const [text, setText] = useState('1');
      return (
        <AmountField
          id="amount"
          label="Montant"
          amount={parseAmount(text, 'fr')}
          unit="EUR"
          onChange={setText}
        >
          <span>€</span>
        </AmountField>
      );
    }
    const page = (isLate: boolean) => (
      <Suspense>
        <Field isLate={isLate} />
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
