import { dayOf } from '../oracle/calendar.ts';
import { coinPrice } from '../oracle/coins.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import type { Figure } from '../reading/read-figures.ts';
import { isRounded } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { type Breach, type Fault, faultsAt, unless } from './finding.ts';

// Its terms require a link: https://www.coingecko.com/en/branding
const coinGecko = 'https://www.coingecko.com/';

/** Checks each coin's price with the day of its own last update; a coin without a price must show none. */
export function checkCoins(page: ReadPage, known: KnownToday): Fault[] {
  const shown = page.figures.filter(({ kind }) => kind === 'coin-price');
  const zeros = page.text.match(/\$0[.,]00(?!\d)/g) ?? [];
  const isLinked = !owesLink(shown, known) || page.links.includes(coinGecko);
  return [
    ...shown.flatMap((figure) =>
      faultsAt(`price of ${figure.coin ?? ''}`, figure.text, breachesOf(figure, known)),
    ),
    ...zeros.flatMap((text) =>
      faultsAt('price of a coin', text, [['nothing missing is a zero', '–']]),
    ),
    ...faultsAt('prices of coins', '', unless(isLinked, 'a number has its own source', coinGecko)),
    ...missing(page, known, shown).flatMap((id) =>
      faultsAt(`price of ${id}`, '', [['what is known is shown', id]]),
    ),
  ];
}

function owesLink(shown: readonly Figure[], { state }: KnownToday): boolean {
  return shown.some((figure) =>
    state.coins.some(({ id, source }) => id === figure.coin && source === 'coingecko'),
  );
}

function breachesOf({ coin = '', shown, days }: Figure, known: KnownToday): Breach[] {
  const expected = coinPrice(coin, known);
  if (!expected) return unless(!shown, 'nothing is shown of what is unknown or too old', '–');
  const day = dayOf(expected.updatedAt);
  const isRight = shown !== undefined && isRounded(shown, expected.value);
  return [
    ...unless(isRight, 'the number is right', String(expected.value)),
    ...unless(days.includes(day), 'a number has its own day', `${day} and not ${days}`),
  ];
}

function missing(page: ReadPage, known: KnownToday, shown: readonly Figure[]): string[] {
  if (page.address.kind !== 'crypto') return [];
  return known.state.coins
    .map(({ id }) => id)
    .filter((id) => coinPrice(id, known))
    .filter((id) => !shown.some(({ coin }) => coin === id));
}
