import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { Choices } from '@dinar/domain/testing/seeded-choices';
import { plusDays } from '../oracle/calendar.ts';
import { banksOf, counterOn } from './plain-market.ts';
import type { CounterEntry } from './uneven-state.ts';

interface BankDays {
  readonly last: string;
  readonly before: string;
  readonly source: string;
}

const ages = [0, 0, 0, 0, 1, 1, 2, 3, 3, 4, 6, 7, 8, 14];

/**
 * Gives each currency rows of the banks that quote it. A bank publishes all its currencies on its own days.
 * Sometimes one currency lags, and one bank in seven is not read.
 */
export function randomCounters(
  today: string,
  choices: Choices,
): (currency: ForeignCurrencyCode) => readonly CounterEntry[] {
  const usual = new Map<CommercialBankCode, BankDays>();
  const isSparse = choices.chance(0.2);
  const daysOf = (bank: CommercialBankCode): BankDays => {
    const known = usual.get(bank) ?? randomDays(today, choices);
    usual.set(bank, known);
    return choices.chance(0.12) ? randomDays(today, choices) : known;
  };
  return (currency) =>
    banksOf(currency).flatMap((bank) => {
      const { last, before, source } = daysOf(bank);
      if (choices.chance(isSparse ? 0.75 : 0.14)) return [];
      const days = choices.chance(0.9) ? [last, before] : [last];
      return days.map((day) => ({ ...counterOn(currency, bank, day), source }));
    });
}

function randomDays(today: string, choices: Choices): BankDays {
  const last = plusDays(today, -choices.pick(ages));
  return {
    last,
    before: plusDays(last, -choices.pick([1, 1, 3, 5, 9])),
    source: choices.pick(['bank-page', 'bank-page', 'bank-page', 'import', 'demo']),
  };
}
