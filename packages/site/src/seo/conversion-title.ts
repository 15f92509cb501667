import { bankByCode } from '@dinar/domain/banks/bank';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { formatShortDay } from '../pages/short-day.ts';
import { conversionHeading } from '../routes/conversion-slugs.ts';
import { converterTexts } from '../texts/converter-texts.ts';
import { amountWithCode, resultInWords } from './conversion-words.ts';
import type { Wordings } from './fit-text.ts';
import { type PageAnswer, pageAnswer } from './page-answer.ts';
import type { PageContext, PageOf } from './page-context.ts';

/** The title of the converter: the amount received for its pair, or for one euro. */
export function converterTitle(context: PageContext<PageOf<'converter'>>): Wordings {
  const { page } = context;
  const { pair } = page;
  const found = pageAnswer(context);
  if (pair === undefined) {
    const { title, heading } = converterTexts;
    return found ? [...answered([title, heading], found, equation(found)), title] : [title];
  }
  const [from, to] = [currencyTable[pair.from].name, currencyTable[pair.to].name];
  if (!found) return [`Convertisseur ${from} (${pair.from}) en ${to} (${pair.to})`];
  if (found.request.amount.eq(1)) {
    return answered([`${from} en ${to}`, `${pair.from} en ${pair.to}`], found, equation(found));
  }
  const amount = amountWithCode(found.request.amount, pair.from);
  return answered([`${amount} en ${to}`, `${amount} en ${pair.to}`], found, result(found));
}

/** The title of a fixed conversion: the amount received. */
export function conversionTitle(context: PageContext<PageOf<'conversion'>>): Wordings {
  const heading = conversionHeading(context.page.conversion);
  const found = pageAnswer(context);
  return found ? answered([heading], found, result(found)) : [heading];
}

function result({ answer, request }: PageAnswer): string {
  return resultInWords(answer.value, request.to);
}

function equation(found: PageAnswer): string {
  const { amount, from } = found.request;
  return `${amountWithCode(amount, from)} = ${result(found)}`;
}

const midWords: Readonly<Record<PageAnswer['atMid'], string>> = {
  none: '',
  part: 'en partie au cours moyen',
  all: 'cours moyen',
};

// Long words are shortened before the day is dropped; a value at a mid rate is always marked.
function answered(
  texts: readonly [string, ...string[]],
  { bank, day, atMid }: PageAnswer,
  value: string,
): Wordings {
  const of = bank ? ` (${bankByCode(bank).displayName})` : '';
  const sentence = (text: string) => `${text}${of} : ${value}`;
  const mid = midWords[atMid];
  const dated = `${mid ? `, ${mid} du` : ' au'} ${formatShortDay(day)}`;
  const [first, ...shorter] = texts;
  return [
    `${sentence(first)}${dated}`,
    ...shorter.map((text) => `${sentence(text)}${dated}`),
    ...texts.map((text) => `${sentence(text)}${mid && ` (${mid})`}`),
  ];
}
