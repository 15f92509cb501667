import type { Locale } from '@dinar/domain/language/locale';
import type { SiteLink } from '../routes/site-links.ts';
import { faqTexts } from './faq/faq-texts.ts';

/** A question with its answer in plain paragraphs; `id` is its anchor on the page, the same in each language. */
interface FaqQuestion {
  readonly id: string;
  readonly question: string;
  readonly paragraphs: readonly string[];
  /** Where the visitor reads more. */
  readonly link?: SiteLink;
}

export interface FaqGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

/** Returns the frequent questions in a language, in the order of the page. */
export function faqGroups(locale: Locale): readonly FaqGroup[] {
  const { rates, biat, converter, practical } = faqTexts[locale];
  const statement = { label: practical.statement, path: '/accessibilite' };
  return [
    {
      id: 'taux',
      title: rates.title,
      questions: [
        { id: 'sources-des-taux', ...rates.sources },
        { id: 'mise-a-jour', ...rates.updates },
        { id: 'achat-et-vente', ...rates.sides },
        { id: 'meilleur-taux', ...rates.best },
      ],
    },
    {
      id: 'biat',
      title: biat.title,
      questions: [
        { id: 'cours-de-la-biat', ...biat.rates },
        { id: 'biat-et-autres-banques', ...biat.others },
      ],
    },
    {
      id: 'convertisseur',
      title: converter.title,
      questions: [
        { id: 'calcul-de-la-conversion', ...converter.calculation },
        { id: 'choix-de-la-banque', ...converter.bank },
        { id: 'montant-exact', ...converter.exactAmount },
      ],
    },
    {
      id: 'pratique',
      title: practical.title,
      questions: [
        { id: 'gratuit-et-sans-compte', ...practical.free },
        { id: 'signaler-une-erreur', ...practical.errors },
        { id: 'accessibilite', ...practical.accessibility, link: statement },
      ],
    },
  ];
}
