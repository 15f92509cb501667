import { textsOfRoute } from '../texts/route-texts.ts';
import { bankSentences, comparatorSentences } from './bank-description.ts';
import { conversionSentences, converterSentences } from './conversion-description.ts';
import { unitPair } from './conversion-words.ts';
import { type DescriptionSentences, unitAnswer } from './description-sentences.ts';
import { descriptionLimit, firstFitting } from './fit-text.ts';
import type { PageContext } from './page-context.ts';

const demoSentence = ' Données de démonstration.';

/** The description of a page; for want of room the offer is left out, never the answer. */
export function pageDescription(context: PageContext): string {
  const { answer, isDemo, offer, plain } = sentences(context);
  if (answer === undefined) return plain;
  const mark = isDemo ? demoSentence : '';
  return firstFitting(descriptionLimit, [`${answer}${mark} ${offer}`, `${answer}${mark}`]);
}

function sentences({ page, ...rest }: PageContext): DescriptionSentences {
  const plain = textsOfRoute(page.route).description;
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
