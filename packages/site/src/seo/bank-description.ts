import { bankByCode } from '@dinar/domain/banks/bank';
import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { bankTable } from '@dinar/domain/banks/bank-table';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import { askedBestRate } from '../pages/page-currencies.ts';
import { formatShortDay } from '../pages/short-day.ts';
import { textsOfRoute } from '../texts/route-texts.ts';
import { bankQuotes, bestRates, centralRates } from './bank-quotes.ts';
import type { DescriptionSentences } from './description-sentences.ts';
import type { PageContext, PageOf } from './page-context.ts';

/** The description of a bank's page. */
export function bankSentences(context: PageContext<PageOf<'bank'>>): DescriptionSentences {
  const { fullName, displayName, code } = bankByCode(context.page.bank);
  if (code === centralBankCode) return centralBankSentences(context, displayName);
  const name = fullName.startsWith(displayName) ? fullName : `${displayName} (${fullName})`;
  const offer = 'Toutes les devises, avec spread et tendance.';
  const plain = `Cours de change ${name} : achat, vente, spread et tendance de chaque devise, chaque jour ouvrable.`;
  const [quote] = bankQuotes(context);
  if (!quote) return { offer, plain };
  const { purchase, sale, day, source } = quote;
  const sides = `${formatTableRate(purchase.value)} TND à l’achat et ${formatTableRate(sale.value)} TND à la vente`;
  const answer = `${displayName} : 1 ${purchase.currency} à ${sides} au ${formatShortDay(day)}.`;
  return { answer, isDemo: source === 'demo', offer, plain };
}

/** The description of a bank's page of one currency. */
export function bankCurrencySentences(
  context: PageContext<PageOf<'bank-currency'>>,
): DescriptionSentences {
  const { bank, currency } = context.page;
  const subject = `${currencyName(currency)} (${currency}), ${bankByCode(bank).displayName}`;
  const offer = 'Son évolution sur 30 jours, jour par jour.';
  const plain = `${subject} : le cours en dinar tunisien, chaque jour ouvrable, et son évolution sur 30 jours.`;
  const answer = bank === centralBankCode ? midOfDay(context) : sidesOfDay(context);
  if (!answer) return { offer, plain };
  return { answer: `${subject} : ${answer.text}`, isDemo: answer.isDemo, offer, plain };
}

interface AnswerOfDay {
  readonly text: string;
  readonly isDemo: boolean;
}

function sidesOfDay(context: PageContext<PageOf<'bank-currency'>>): AnswerOfDay | undefined {
  const [quote] = bankQuotes(context);
  if (!quote) return undefined;
  const { purchase, sale, day, source } = quote;
  const sides = `achat ${formatTableRate(purchase.value)} TND, vente ${formatTableRate(sale.value)} TND`;
  return { text: `${sides} au ${formatShortDay(day)}.`, isDemo: source === 'demo' };
}

function midOfDay(context: PageContext): AnswerOfDay | undefined {
  const [central] = centralRates(context);
  if (!central) return undefined;
  const { currency, day, value } = central.rate;
  const text = `cours moyen ${currency} ${formatTableRate(value)} TND au ${formatShortDay(day)}.`;
  return { text, isDemo: central.source === 'demo' };
}

function centralBankSentences(context: PageContext, name: string): DescriptionSentences {
  const offer = 'Le cours officiel de chaque devise, chaque jour ouvrable.';
  const plain = `${name} : le cours officiel de chaque devise en dinar tunisien, chaque jour ouvrable.`;
  const [central] = centralRates(context);
  if (!central) return { offer, plain };
  const { currency, day, value } = central.rate;
  const rate = `1 ${currency} = ${formatTableRate(value)} TND`;
  const answer = `${name} : ${rate}, cours moyen du ${formatShortDay(day)}.`;
  return { answer, isDemo: central.source === 'demo', offer, plain };
}

/**
 * The description of the list of banks, with the best bank on either side if the page is about one currency.
 */
export function banksSentences(context: PageContext<PageOf<'banks'>>): DescriptionSentences {
  const { page } = context;
  const offer = `Achat, vente et spread dans ${bankTable.length} banques de Tunisie, chaque jour ouvrable.`;
  const currency = askedBestRate(page);
  const plain = textsOfRoute(page.route, page.locale).description;
  return { ...(currency && bestAnswer(context, currency)), offer, plain };
}

/** The description of the comparator for a currency, with the best bank on either side. */
export function comparatorSentences(
  context: PageContext<PageOf<'comparator'>>,
): DescriptionSentences {
  const { page } = context;
  const { description } = textsOfRoute(page.route, page.locale);
  const { currency } = page;
  if (currency === undefined) return { offer: description, plain: description };
  const offer = 'Écart et spread de chaque banque.';
  const plain = `${currencyName(currency)} (${currency}) en dinar tunisien : l’achat, la vente, l’écart et le spread de chaque banque.`;
  return { ...bestAnswer(context, currency), offer, plain };
}

function bestAnswer(
  context: PageContext,
  currency: ForeignCurrencyCode,
): Pick<DescriptionSentences, 'answer' | 'isDemo'> {
  const best = bestRates(context, currency);
  if (!best) return {};
  const { buy, buyer, sell, seller, day, isDemo } = best;
  const values = `meilleur achat ${buy} TND (${buyer}), meilleure vente ${sell} TND (${seller})`;
  const answer = `${currencyName(currency)} : ${values} au ${formatShortDay(day)}.`;
  return { answer, isDemo };
}
