import { bankByCode } from '../banks/bank.ts';
import { centralBankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import { currencyTable } from '../currencies/currency-table.ts';
import { formatDayInWords } from '../days/format-day.ts';
import { formatRate3, formatRate4 } from '../format/format-number.ts';
import { amountInWords } from '../site/conversion-slugs.ts';
import { bankQuotes, bestRates } from './bank-quotes.ts';
import { amountWithCode, equation, resultInWords, unitPair } from './conversion-words.ts';
import { descriptionLimit, firstFitting } from './fit-text.ts';
import type { CurrencyPair } from './page.ts';
import type { PageContext, PageOf } from './page-context.ts';
import { referenceConversion } from './reference-conversion.ts';
import { formatShortDay } from './short-day.ts';

/** The answer of the day and what else the page offers; or `plain` on a day without an answer. */
interface Sentences {
  readonly answer?: string;
  readonly isDemo?: boolean;
  readonly offer: string;
  readonly plain: string;
}

const demoSentence = ' Données de démonstration.';

/** The description of a page; for want of room the offer is left out, never the answer. */
export function pageDescription(context: PageContext): string {
  const { answer, isDemo, offer, plain } = sentences(context);
  if (answer === undefined) return plain;
  const mark = isDemo ? demoSentence : '';
  return firstFitting(descriptionLimit, [`${answer}${mark} ${offer}`, `${answer}${mark}`]);
}

function sentences({ page, ...rest }: PageContext): Sentences {
  const plain = page.route.description;
  switch (page.kind) {
    case 'home': {
      const offer =
        'Cours en direct, taux de la Banque Centrale de Tunisie et comparaison des banques.';
      return { ...unitAnswer(unitPair(page.currency), { page, ...rest }), offer, plain };
    }
    case 'banks': {
      const offer = 'Achat, vente et spread dans 20 banques de Tunisie, chaque jour ouvrable.';
      return { ...unitAnswer(unitPair(page.product ?? 'EUR'), { page, ...rest }), offer, plain };
    }
    case 'bank':
      return bankSentences({ page, ...rest });
    case 'comparator':
      return comparatorSentences({ page, ...rest });
    case 'converter':
      return converterSentences({ page, ...rest });
    case 'conversion':
      return conversionSentences({ page, ...rest });
    default:
      return { offer: plain, plain };
  }
}

function unitAnswer(
  pair: CurrencyPair,
  { rates, today }: PageContext,
): Pick<Sentences, 'answer' | 'isDemo'> {
  const found = referenceConversion(pair, rates, today);
  if (!found) return {};
  const day = formatDayInWords(found.date);
  return { answer: `${equation(pair, found)}, ${day}.`, isDemo: found.isDemo };
}

function bankSentences(context: PageContext<PageOf<'bank'>>): Sentences {
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

function centralBankSentences(context: PageContext<PageOf<'bank'>>, name: string): Sentences {
  const offer = 'Le cours officiel de chaque devise, chaque jour ouvrable.';
  const plain = `${name} : le cours officiel de chaque devise en dinar tunisien, chaque jour ouvrable.`;
  const [quote] = bankQuotes(context);
  if (!quote) return { offer, plain };
  const value = `1 ${quote.currency} = ${formatRate4(quote.saleRate)} TND`;
  const answer = `${name} : ${value} au ${formatShortDay(quote.date)}.`;
  return { answer, isDemo: quote.source === 'demo', offer, plain };
}

function comparatorSentences(context: PageContext<PageOf<'comparator'>>): Sentences {
  const { page, rates, today } = context;
  const { description } = page.route;
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

function converterSentences(context: PageContext<PageOf<'converter'>>): Sentences {
  const { page, rates, today } = context;
  const { pair } = page;
  const plainRoute = page.route.description;
  if (pair === undefined) {
    const offer = 'Convertissez toutes les devises en dinar tunisien.';
    return { ...unitAnswer(unitPair('EUR'), context), offer, plain: plainRoute };
  }
  const [from, to] = [currencyTable[pair.from].name, currencyTable[pair.to].name];
  const plain = `Conversion ${from} (${pair.from}) en ${to} (${pair.to}) au cours du jour, pour tout montant.`;
  const offer = `Convertisseur ${from} en ${to}, pour tout montant.`;
  const found = referenceConversion(pair, rates, today);
  if (!found) return { offer, plain };
  const result = `${amountWithCode(pair.amount, pair.from)} = ${resultInWords(pair, found)}`;
  const answer = `${result} au cours du ${formatDayInWords(found.date)}.`;
  return { answer, isDemo: found.isDemo, offer, plain };
}

function conversionSentences(context: PageContext<PageOf<'conversion'>>): Sentences {
  const { page, rates, today } = context;
  const { conversion } = page;
  const offer = 'Comparez l’achat et la vente des banques.';
  const plain = page.route.description;
  const found = referenceConversion(conversion, rates, today);
  if (!found) return { offer, plain };
  const verb = conversion.amount > 1 ? 'valent' : 'vaut';
  const result = resultInWords(conversion, found);
  const rate = conversion.amount > 1 ? unitInBrackets(conversion.from, context) : '';
  const answer = `${amountInWords(conversion)} ${verb} ${result} au cours du ${formatDayInWords(found.date)}${rate}.`;
  return { answer, isDemo: found.isDemo, offer, plain };
}

function unitInBrackets(currency: ForeignCurrencyCode, { rates, today }: PageContext): string {
  const pair = unitPair(currency);
  const found = referenceConversion(pair, rates, today);
  return found ? ` (${equation(pair, found)})` : '';
}
