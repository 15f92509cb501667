import { bankByCode } from '@dinar/domain/banks/bank';
import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { formatRate3, formatRate4 } from '@dinar/domain/format/format-number';
import { formatShortDay } from '../pages/short-day.ts';
import { textsOfRoute } from '../texts/route-texts.ts';
import { bankQuotes, bestRates } from './bank-quotes.ts';
import type { DescriptionSentences } from './description-sentences.ts';
import type { PageContext, PageOf } from './page-context.ts';

/** What a bank's page says of that bank. */
export function bankSentences(context: PageContext<PageOf<'bank'>>): DescriptionSentences {
  const { fullName, displayName, code } = bankByCode(context.page.bank);
  if (code === centralBankCode) return centralBankSentences(context, displayName);
  const name = fullName.startsWith(displayName) ? fullName : `${displayName} (${fullName})`;
  const offer = 'Toutes les devises, avec spread et tendance.';
  const plain = `Cours de change ${name} : achat, vente, spread et tendance de chaque devise, chaque jour ouvrable.`;
  const [quote] = bankQuotes(context);
  if (!quote) return { offer, plain };
  const sides = `${formatRate3(quote.purchaseRate)} TND à l’achat et ${formatRate3(quote.saleRate)} TND à la vente`;
  const answer = `${displayName} : 1 ${quote.currency} à ${sides} au ${formatShortDay(quote.date)}.`;
  return { answer, isDemo: quote.source === 'demo', offer, plain };
}

function centralBankSentences(
  context: PageContext<PageOf<'bank'>>,
  name: string,
): DescriptionSentences {
  const offer = 'Le cours officiel de chaque devise, chaque jour ouvrable.';
  const plain = `${name} : le cours officiel de chaque devise en dinar tunisien, chaque jour ouvrable.`;
  const [quote] = bankQuotes(context);
  if (!quote) return { offer, plain };
  const value = `1 ${quote.currency} = ${formatRate4(quote.saleRate)} TND`;
  const answer = `${name} : ${value} au ${formatShortDay(quote.date)}.`;
  return { answer, isDemo: quote.source === 'demo', offer, plain };
}

/** What the comparator says of a currency: the best bank on either side. */
export function comparatorSentences(
  context: PageContext<PageOf<'comparator'>>,
): DescriptionSentences {
  const { page, rates, today } = context;
  const { description } = textsOfRoute(page.route);
  const { currency } = page;
  if (currency === undefined) return { offer: description, plain: description };
  const { name } = currencyTable[currency];
  const offer = 'Écart et spread de chaque banque.';
  const plain = `${name} (${currency}) en dinar tunisien : l’achat, la vente, l’écart et le spread de chaque banque.`;
  const best = bestRates(rates.get(currency), today);
  if (!best) return { offer, plain };
  const buy = `${formatRate3(best.buy.rate)} TND (${bankByCode(best.buy.bankId).displayName})`;
  const sell = `${formatRate3(best.sell.rate)} TND (${bankByCode(best.sell.bankId).displayName})`;
  const answer = `${name} : meilleur achat ${buy}, meilleure vente ${sell} au ${formatShortDay(best.date)}.`;
  return { answer, isDemo: best.isDemo, offer, plain };
}
