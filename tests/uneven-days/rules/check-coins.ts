import { dayOf } from '../oracle/calendar.ts';
import { coinPrice } from '../oracle/coins.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import type { Figure } from '../reading/read-figures.ts';
import { isRounded } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import type { Breach, Fault } from './finding.ts';

/** Checks each coin's price with the day of its own last update; a coin without a price must show none. */
export function checkCoins(page: ReadPage, known: KnownToday): Fault[] {
  const shown = page.figures.filter(({ kind }) => kind === 'coin-price');
  const faults = shown.flatMap((figure) => {
    const { coin = '' } = figure;
    return faultsOf(figure, coin, known).map(([rule, right]) => ({
      rule,
      place: `price of ${coin}`,
      text: figure.text,
      right,
    }));
  });
  const zeros = page.text.match(/\$0[.,]00(?!\d)/g) ?? [];
  return [
    ...faults,
    ...zeros.map(
      (text): Fault => ({
        rule: 'nothing missing is a zero',
        place: 'price of a coin',
        text,
        right: '–',
      }),
    ),
    ...(owesLink(shown, known) && !page.links.includes(coinGecko) ? [linkFault] : []),
    ...missing(page, known, shown).map(
      (id): Fault => ({
        rule: 'what is known is shown',
        place: `price of ${id}`,
        text: '',
        right: id,
      }),
    ),
  ];
}

// Its terms require a link: https://www.coingecko.com/en/branding
const coinGecko = 'https://www.coingecko.com/';
const linkFault: Fault = {
  rule: 'a number has its own source',
  place: 'prices of coins',
  text: '',
  right: coinGecko,
};

function owesLink(shown: readonly Figure[], { state }: KnownToday): boolean {
  return shown.some((figure) =>
    state.coins.some(({ id, source }) => id === figure.coin && source === 'coingecko'),
  );
}

function faultsOf({ shown, days }: Figure, coin: string, known: KnownToday): Breach[] {
  const expected = coinPrice(coin, known);
  if (!expected) {
    return shown ? [['nothing is shown of what is unknown or too old', '–']] : [];
  }
  const day = dayOf(expected.updatedAt);
  return [
    ...(shown && isRounded(shown, expected.value)
      ? []
      : [['the number is right', String(expected.value)] as const]),
    ...(days.includes(day)
      ? []
      : [['a number has its own day', `${day} and not ${days}`] as const]),
  ];
}

function missing(page: ReadPage, known: KnownToday, shown: readonly Figure[]): string[] {
  if (page.address.kind !== 'crypto') return [];
  return known.state.coins
    .map(({ id }) => id)
    .filter((id) => coinPrice(id, known))
    .filter((id) => !shown.some(({ coin }) => coin === id));
}
