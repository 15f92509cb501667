import { currencyName } from '@dinar/domain/currencies/currency-name';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { fill } from '@dinar/domain/language/texts';
import { commonTexts } from '../texts/common/common-texts.ts';
import { textsOfRoute } from '../texts/route-texts.ts';
import { seoTexts } from '../texts/seo/seo-texts.ts';
import {
  bankCurrencySentences,
  bankSentences,
  banksSentences,
  comparatorSentences,
} from './bank-description.ts';
import { conversionSentences, converterSentences } from './conversion-description.ts';
import type { DescriptionSentences } from './description-sentences.ts';
import { descriptionLimit, firstFitting } from './fit-text.ts';
import { leadingInWords } from './leading-words.ts';
import type { PageContext, PageOf } from './page-context.ts';

/** The description of a page. If it is too long, the offer is dropped and the answer is kept. */
export function pageDescription(context: PageContext): string {
  const { answer, isDemo, more, offer, plain } = sentences(context);
  if (answer === undefined) return plain;
  const sentence = isDemo ? `${answer} ${commonTexts[context.page.locale].demo}.` : answer;
  const fullest = more === undefined ? offer : `${more} ${offer}`;
  const shorter = more === undefined ? [] : [`${sentence} ${more}`, `${sentence} ${offer}`];
  return firstFitting(descriptionLimit, [`${sentence} ${fullest}`, ...shorter, sentence]);
}

function sentences({ page, ...rest }: PageContext): DescriptionSentences {
  switch (page.kind) {
    case 'home':
      return homeSentences({ page, ...rest });
    case 'banks':
      return banksSentences({ page, ...rest });
    case 'bank':
      return bankSentences({ page, ...rest });
    case 'bank-currency':
      return bankCurrencySentences({ page, ...rest });
    case 'comparator':
      return comparatorSentences({ page, ...rest });
    case 'converter':
      return converterSentences({ page, ...rest });
    case 'conversion':
      return conversionSentences({ page, ...rest });
    case 'sheet': {
      const { currency: code, locale } = page;
      const currency = currencyName(code, locale);
      const plain = fill(seoTexts[locale].sheet.plain, { currency, code });
      return { offer: plain, plain };
    }
    case 'amounts':
    case 'crypto':
    case 'information': {
      const plain = textsOfRoute(page.route, page.locale).description;
      return { offer: plain, plain };
    }
  }
}

function homeSentences({ page, board }: PageContext<PageOf<'home'>>): DescriptionSentences {
  const { route, currency, locale } = page;
  const plain = textsOfRoute(route, locale).description;
  const texts = seoTexts[locale].home;
  const leading = board.currencies.get(currency)?.leading;
  if (!leading) return { offer: texts.offer, plain };
  const rate = leadingInWords(leading, locale);
  const answer = fill(texts.answer, { rate, day: formatDayInWords(leading.rate.day, locale) });
  return { answer, isDemo: leading.source === 'demo', offer: texts.offer, plain };
}
