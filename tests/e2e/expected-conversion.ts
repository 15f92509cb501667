import { parseBankCode } from '@dinar/domain/banks/bank-code';
import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { utcDay } from '@dinar/domain/days/rate-date';
import { formatMoney } from '@dinar/domain/format/format-number';
import { defaultLocale, type Locale } from '@dinar/domain/language/locale';
import { decimal } from '@dinar/domain/money/decimal';
import { answerToday } from '@dinar/domain/today/answer-today';
import { type BoardOfToday, boardOfToday } from '@dinar/domain/today/board-of-today';
import type { ConversionRequest } from '@dinar/domain/today/conversion-today';
import type { Firestore } from 'firebase-admin/firestore';
import { statsOf } from './stored-rates.ts';

/** A conversion as an address requests it. */
interface Asked {
  readonly amount: string | number;
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly bank?: string;
  readonly fixedSide?: 'buy';
}

/** The rates of the two currencies that may be shown today. */
export async function boardFor(
  db: Firestore,
  { from, to }: Pick<Asked, 'from' | 'to'>,
): Promise<BoardOfToday> {
  const codes = [from, to].filter((code) => code !== 'TND');
  const stats = await Promise.all(codes.map((code) => statsOf(db, code)));
  const stored = new Map(stats.map((entry) => [entry.currency, entry]));
  return boardOfToday(stored, utcDay(new Date()));
}

/** The number that the result has to show; fails where the rates lack it. */
export function answerOf(
  { amount, from, to, bank, fixedSide }: Asked,
  board: BoardOfToday,
  locale: Locale = defaultLocale,
): string {
  const request: ConversionRequest = {
    amount: decimal(amount),
    from,
    to,
    bank: parseBankCode(bank ?? ''),
    fixedSide,
  };
  const answer = answerToday(request, board);
  if (answer.kind !== 'answered') throw new Error(`The seed cannot answer ${from} ${to}`);
  return formatMoney(answer.lead.value, locale);
}

/** The number that the result has to show, from the documents that staff see now. */
export async function expectedAnswer(
  db: Firestore,
  asked: Asked,
  locale?: Locale,
): Promise<string> {
  return answerOf(asked, await boardFor(db, asked), locale);
}
