import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { amountInWords } from '../routes/conversion-slugs.ts';
import { textsOfRoute } from '../texts/route-texts.ts';
import { equation, resultInWords, unitPair } from './conversion-words.ts';
import { type DescriptionSentences, unitAnswer } from './description-sentences.ts';
import type { PageContext, PageOf } from './page-context.ts';
import { referenceConversion } from './reference-conversion.ts';

/** What the converter says: the value of its pair, or of the euro. */
export function converterSentences(
  context: PageContext<PageOf<'converter'>>,
): DescriptionSentences {
  const { page, rates, today } = context;
  const { pair } = page;
  if (pair === undefined) {
    const offer = 'Convertissez toutes les devises en dinar tunisien.';
    return {
      ...unitAnswer(unitPair('EUR'), context),
      offer,
      plain: textsOfRoute(page.route).description,
    };
  }
  const [from, to] = [currencyTable[pair.from].name, currencyTable[pair.to].name];
  const plain = `Conversion ${from} (${pair.from}) en ${to} (${pair.to}) au cours du jour, pour tout montant.`;
  const offer = `Convertisseur ${from} en ${to}, pour tout montant.`;
  const found = referenceConversion(pair, rates, today);
  if (!found) return { offer, plain };
  const answer = `${equation(pair, found)} au cours du ${formatDayInWords(found.date)}.`;
  return { answer, isDemo: found.isDemo, offer, plain };
}

/** What a fixed conversion says: its answer, its day and the rate of one unit. */
export function conversionSentences(
  context: PageContext<PageOf<'conversion'>>,
): DescriptionSentences {
  const { page, rates, today } = context;
  const { conversion } = page;
  const offer = 'Comparez l’achat et la vente des banques.';
  const plain = textsOfRoute(page.route).description;
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
