import type { Locale } from '@dinar/domain/language/locale';
import { rulesTexts } from './rules/rules-texts.ts';

/** The authorities that can confirm a rule. */
export type RuleAuthority = 'bct' | 'douane';

/** A page that contains a rule. */
export interface RuleSource {
  readonly name: string;
  readonly url: string;
  /** The publication date of the page or the text: YYYY-MM-DD, or YYYY-MM; absent if there is none. */
  readonly publishedOn?: string;
}

/** A rule as stated by its sources. */
export interface ExchangeRule {
  readonly text: string;
  readonly authority: RuleAuthority;
  readonly sources: readonly [RuleSource, ...RuleSource[]];
}

export interface RuleGroup {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly ExchangeRule[];
}

/** The addresses of the authorities that visitors can ask. */
export const authorityUrls: Readonly<Record<RuleAuthority, string>> = {
  bct: 'https://www.bct.gov.tn/',
  douane: 'https://www.douane.gov.tn/',
};

// Each source whose name has words, by the name of its text.
const describedSources = {
  customsExamples: {
    url: 'https://maghrebemergent.news/fr/tunisie-les-infractions-a-eviter-dans-la-declaration-des-devises',
    publishedOn: '2025-05-26',
  },
  customsSpeaker: {
    url: 'https://directinfo.webmanagercenter.com/2024/05/14/les-tunisiens-de-retour-de-letranger-avertis-sur-la-declaration-des-devises-etrangeres',
    publishedOn: '2024-05-14',
  },
  circularOf2017: {
    url: 'https://radiomonastir.com/importation-cession-reconversion-et-reexportation-de-devises-par-les-voyageurs-non-residents.html',
    publishedOn: '2017-11-30',
  },
  ministryOfEgypt: { url: 'https://www.masress.com/ahramarabi/13133' },
  visitorsGuide: {
    url: 'http://www.tunisia-holidays.com/tunisia_holidays/visitors_guide.php',
  },
  bctOnAllowance: {
    url: 'https://www.businessnews.com.tn/article,544,129884,3',
    publishedOn: '2023-06-14',
  },
  circularOf2014: { url: 'https://atb.tn/entreprises/details/668/156' },
  circularOf2018: {
    url: 'https://www.webmanagercenter.com/2019/08/15/437879/circulaire-bct-2018-07-exercice-de-lactivite-de-change-manuel/',
    publishedOn: '2019-08-15',
  },
  bctOnOffices: {
    url: 'https://africanmanager.com/bct-63-bureaux-de-change-manuel-operationnels-en-tunisie/',
    publishedOn: '2020-02',
  },
} as const;

const chroniques: RuleSource = {
  name: 'Chroniques',
  url: 'https://chroniques.tn/2017/12/lexport-des-devises-en-billets-de-banque-pour-les-non-residents-reduit-a-30-000-dinars',
  publishedOn: '2017-12',
};

const laPresse: RuleSource = {
  name: 'La Presse de Tunisie',
  url: 'https://lapresse.tn/2024/09/03/allocation-touristique-en-tunisie-un-plafond-qui-freine-les-espoirs/',
  publishedOn: '2024-09-03',
};

const realites: RuleSource = {
  name: 'Réalités',
  url: 'https://realites.com.tn/fr/nouvelle-circulaire-relative-a-lallocation-touristique',
};

/** Returns the known exchange rules in a language, each with its sources. */
export function exchangeRules(locale: Locale): readonly RuleGroup[] {
  const { declaring, takingOut, dinars, allowance, offices, sources } = rulesTexts[locale];
  const by = (name: keyof typeof describedSources): RuleSource => ({
    name: sources[name],
    ...describedSources[name],
  });
  return [
    {
      id: 'declarer',
      title: declaring.title,
      rules: [
        rule(declaring.onEntry, 'douane', by('customsExamples'), by('customsSpeaker')),
        rule(declaring.nonResidents, 'douane', by('customsExamples'), chroniques),
        rule(declaring.validity, 'douane', by('customsExamples')),
      ],
    },
    {
      id: 'sortir',
      title: takingOut.title,
      rules: [rule(takingOut.limit, 'bct', by('circularOf2017'), chroniques)],
    },
    {
      id: 'dinars',
      title: dinars.title,
      rules: [rule(dinars.forbidden, 'douane', by('ministryOfEgypt'), by('visitorsGuide'))],
    },
    {
      id: 'allocation',
      title: allowance.title,
      rules: [
        rule(allowance.limit, 'bct', laPresse, by('bctOnAllowance')),
        rule(allowance.remainder, 'bct', realites, by('circularOf2014')),
      ],
    },
    {
      id: 'bureaux',
      title: offices.title,
      rules: [
        rule(offices.permission, 'bct', by('circularOf2018')),
        rule(offices.business, 'bct', by('bctOnOffices')),
      ],
    },
  ];
}

function rule(
  text: string,
  authority: RuleAuthority,
  ...sources: ExchangeRule['sources']
): ExchangeRule {
  return { text, authority, sources };
}
