import { parseAmount } from '@dinar/domain/money/parse-amount';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Fragment } from '../text/fragment.ts';
import { AmountField } from './amount-field.tsx';
import { ChoiceField } from './choice-field.tsx';

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
