import { currencyName } from '@dinar/domain/currencies/currency-name';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { textsOfRoute } from '../texts/route-texts.ts';
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

const demoSentence = ' Données de démonstration.';

/** The description of a page. If it is too long, the offer is dropped and the answer is kept. */
export function pageDescription(context: PageContext): string {
  const { answer, isDemo, more, offer, plain } = sentences(context);
  if (answer === undefined) return plain;
  const sentence = `${answer}${isDemo ? demoSentence : ''}`;
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
      const plain = `${currencyName(page.currency)} (${page.currency}) et dinar tunisien : les montants usuels dans les deux sens, sur une page à imprimer, au cours du jour.`;
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
  const plain = textsOfRoute(page.route, page.locale).description;
  const offer = 'Banque Centrale, banques comparées, cours en direct vérifiés toutes les heures.';
  const leading = board.currencies.get(page.currency)?.leading;
  if (!leading) return { offer, plain };
  const day = formatDayInWords(leading.rate.day);
  const answer = `${leadingInWords(leading)}, cours moyen du ${day}.`;
  return { answer, isDemo: leading.source === 'demo', offer, plain };
}
