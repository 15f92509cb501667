import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { choicesOf } from '@dinar/domain/testing/seeded-choices';
import { expect, test } from 'vitest';
import { checkRendered, type Plants, type RenderedPage, renderState } from './check-state.ts';
import { addresses } from './pages/addresses.ts';
import { openRenderer } from './pages/render-page.ts';
import { correctedUntil, onBoard } from './planted/change-documents.ts';
import { changeOneNumber } from './planted/change-html.ts';
import { plantedFaults } from './planted/planted-faults.ts';
import { numbersIn } from './reading/read-number.ts';
import { namedStates } from './states/named-states.ts';

const renderer = await openRenderer();

const faults = Object.entries(plantedFaults).flatMap(([rule, own]) =>
  own.map((fault) => [fault.name, fault, rule] as const),
);

test.each(faults)('Finds that %s', (_, { state = 'a plain Monday', url, plants }, rule) => {
  expect(rulesBroken(state, url, {})).toEqual([]);
  expect(rulesBroken(state, url, plants)).toContain(rule);
});

test.each(['/cours-change/biat', '/cours-change/biat/eur'])(
  'On %s the days of the bank, read at another moment, change no number of the day',
  (url) => {
    const plants: Plants = {
      documents: (documents) => ({
        ...documents,
        snapshotsOf: (bank) => documents.snapshotsOf(bank).map(ofAnotherReading),
      }),
    };
    expect(rulesBroken('a plain Monday', url, plants)).toEqual([]);
  },
);

test.each(['/', '/comparateur', '/cours-change/biat', '/convertisseur/eur/tnd/500'])(
  'On %s a correction whose last day is over changes nothing, though no job has run',
  (url) => {
    const plants = onBoard(correctedUntil(day('2026-11-22')));
    expect(rulesBroken('a plain Monday', url, plants)).toEqual([]);
  },
);

function ofAnotherReading(snapshot: BankSnapshot): BankSnapshot {
  if (snapshot.bankId === 'BCTN' || snapshot.date !== '2026-11-23') return snapshot;
  const euro = snapshot.rates.EUR;
  if (!euro) throw new Error('The bank quotes no euro');
  const later = { ...euro, purchaseRate: euro.purchaseRate + 0.01 };
  return { ...snapshot, rates: { ...snapshot.rates, EUR: later } };
}

test('A number is read whole, whichever space is between its groups', () => {
  const texts = ['1 234 567,5', '1\u202f234\u202f567,5', '1333567,5'];
  expect(texts.map((text) => numbersIn(text).map((each) => each.text))).toEqual(
    texts.map((text) => [text]),
  );
});

const numbered = addresses.map(({ url }) => url);

test.each(numbered)('A change of the last digit of any number of %s is found', (url) => {
  for (let seed = 1; seed <= 4; seed += 1) {
    const html = (page: string) => changeOneNumber(page, choicesOf(seed));
    const state = 'boards of Monday and of Friday, half and half';
    expect(rulesBroken(state, url, { html }), `seed ${seed}`).not.toEqual([]);
  }
});

const rendered = new Map<string, readonly RenderedPage[]>();

/** The rules that a page of a state breaks; most faults are of a few pages, which are rendered once. */
function rulesBroken(name: string, url: string, { documents, html }: Plants): string[] {
  const state = namedStates.find((each) => each.name === name);
  const asked = addresses.filter((address) => address.url === url);
  if (!state || asked.length === 0) throw new Error(`There is no « ${name} » or no ${url}`);
  const key = `${name} ${url}`;
  const pages =
    (documents ? undefined : rendered.get(key)) ?? renderState(renderer, state, asked, documents);
  if (!documents) rendered.set(key, pages);
  return checkRendered(state, pages, html).findings.map(({ rule }) => rule);
}
