import { bankByCode } from '@dinar/domain/banks/bank';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { decimal, roundRate } from '@dinar/domain/money/decimal';
import { maxShareFromReference } from '@dinar/domain/rates/near-reference';
import { type FormPart, type FormRow, writeForm } from '../../sources/import-file/write-form.ts';
import type { QuotedCurrency } from './morning-currencies.ts';
import type { BankOfMorning, Morning } from './read-morning.ts';

/** Writes the form of the day: each bank, the currencies that it quotes, and what is known of them. */
export function morningForm({ day, banks }: Morning): Promise<Uint8Array> {
  return writeForm(formatDayInWords(day, 'fr'), banks.map(partOf));
}

function partOf({ bank, currencies, address, usualHour }: BankOfMorning): FormPart {
  const { fullName, displayName } = bankByCode(bank);
  const facts = [usualHour && `publie d’ordinaire ${usualHour}`, address].filter(Boolean);
  return {
    title: [`${displayName} : ${fullName}`, ...facts].join(', '),
    rows: currencies.map((quoted) => rowOf(bank, quoted)),
  };
}

function rowOf(bank: string, { currency, unit, last, central }: QuotedCurrency): FormRow {
  const perUnit = (rate: number | undefined) =>
    rate === undefined ? undefined : roundRate(decimal(rate).times(unit));
  const share = (sign: 1 | -1) =>
    central === undefined
      ? undefined
      : roundRate(decimal(central).times(maxShareFromReference.times(sign).plus(1)).times(unit));
  return {
    bank,
    currency,
    unit,
    name: currencyName(currency, 'fr'),
    lastPurchase: perUnit(last?.purchaseRate),
    lastSale: perUnit(last?.saleRate),
    central: perUnit(central),
    from: share(-1),
    to: share(1),
  };
}
