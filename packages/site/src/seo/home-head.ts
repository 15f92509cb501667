import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import type { ReferenceRate } from '@dinar/domain/today/reference-rate';
import { textsOfRoute } from '../texts/route-texts.ts';
import { seoTexts } from '../texts/seo/seo-texts.ts';
import { pairOf } from './bank-title.ts';
import type { Wordings } from './fit-text.ts';
import type { PageContext } from './page-context.ts';
import type { DescriptionSentences } from './page-head.ts';

/** The title of home, with the leading rate of its currency. */
export function homeTitle({ page, board }: PageContext<'home'>): Wordings {
  const { route, currency, locale } = page;
  const texts = seoTexts[locale].home;
  const leading = board.currencies.get(currency)?.leading;
  const title =
    currency === homeCurrencies[0]
      ? textsOfRoute(route, locale).title
      : fill(texts.ofPair, { pair: pairOf(currency) });
  if (!leading) return [title];
  return [fill(texts.withRate, { title, rate: leadingInWords(leading, locale) }), title];
}

/** The description of home, with the same rate. */
export function homeSentences({ page, board }: PageContext<'home'>): DescriptionSentences {
  const { route, currency, locale } = page;
  const plain = textsOfRoute(route, locale).description;
  const texts = seoTexts[locale].home;
  const leading = board.currencies.get(currency)?.leading;
  if (!leading) return { offer: texts.offer, plain };
  const rate = leadingInWords(leading, locale);
  const answer = fill(texts.answer, { rate, day: formatDayInWords(leading.rate.day, locale) });
  return { answer, isDemo: leading.source === 'demo', offer: texts.offer, plain };
}

/** A mid rate as an equation: "1 EUR = 3,3890 TND". */
function leadingInWords({ rate }: ReferenceRate, locale: Locale): string {
  return `1 ${rate.currency} = ${formatHeadlineRate(rate.value, locale)} TND`;
}
