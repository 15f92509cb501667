/** The authorities that can confirm a rule. */
export type RuleAuthority = 'bct' | 'douane';

/** A page that contains a rule. */
export interface RuleSource {
  readonly name: string;
  readonly url: string;
  /** The publication date of the page or the text, in words; absent if there is none. */
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

/** The day on which every source was read. */
export const rulesReadOn = '2026-11-24';

/** The authorities that visitors can ask, with their addresses. */
export const ruleAuthorities: Readonly<
  Record<RuleAuthority, { readonly name: string; readonly url: string }>
> = {
  bct: { name: 'la Banque Centrale de Tunisie', url: 'https://www.bct.gov.tn/' },
  douane: { name: 'la Douane tunisienne', url: 'https://www.douane.gov.tn/' },
};

const customsExamples: RuleSource = {
  name: 'Maghreb Émergent, d’après des exemples publiés par la Douane',
  url: 'https://maghrebemergent.news/fr/tunisie-les-infractions-a-eviter-dans-la-declaration-des-devises',
  publishedOn: '26 mai 2025',
};

const circularOf2017: readonly [RuleSource, RuleSource] = [
  {
    name: 'Circulaire de la BCT n° 2017-10, reproduite par Radio Monastir',
    url: 'https://radiomonastir.com/importation-cession-reconversion-et-reexportation-de-devises-par-les-voyageurs-non-residents.html',
    publishedOn: '30 novembre 2017',
  },
  {
    name: 'Chroniques',
    url: 'https://chroniques.tn/2017/12/lexport-des-devises-en-billets-de-banque-pour-les-non-residents-reduit-a-30-000-dinars',
    publishedOn: 'décembre 2017',
  },
];

/** The known exchange rules, each with its sources. */
export const exchangeRules: readonly RuleGroup[] = [
  {
    id: 'declarer',
    title: 'Déclarer ses devises',
    rules: [
      {
        text: 'Les devises que l’on apporte en Tunisie se déclarent à la douane, à l’entrée, dès que leur valeur atteint 20 000 dinars.',
        authority: 'douane',
        sources: [
          customsExamples,
          {
            name: 'Webmanagercenter, d’après le porte-parole de la Douane',
            url: 'https://directinfo.webmanagercenter.com/2024/05/14/les-tunisiens-de-retour-de-letranger-avertis-sur-la-declaration-des-devises-etrangeres',
            publishedOn: '14 mai 2024',
          },
        ],
      },
      {
        text: 'En dessous de 20 000 dinars aussi, un non-résident déclare à l’entrée les devises dont il compte ressortir plus de 5 000 dinars.',
        authority: 'douane',
        sources: [customsExamples, circularOf2017[1]],
      },
      {
        text: 'La déclaration vaut trois mois et pour un seul voyage.',
        authority: 'douane',
        sources: [customsExamples],
      },
    ],
  },
  {
    id: 'sortir',
    title: 'Ressortir des devises',
    rules: [
      {
        text: 'Depuis le 1er décembre 2017, un voyageur non-résident ne sort pas plus que la valeur de 30 000 dinars en billets étrangers ; au-delà, il passe par une banque.',
        authority: 'bct',
        sources: circularOf2017,
      },
    ],
  },
  {
    id: 'dinars',
    title: 'Les dinars restent en Tunisie',
    rules: [
      {
        text: 'Il est interdit d’emporter des dinars tunisiens hors du pays.',
        authority: 'douane',
        sources: [
          {
            name: 'Al-Ahram, d’après le ministère égyptien des Affaires étrangères (en arabe)',
            url: 'https://www.masress.com/ahramarabi/13133',
          },
          {
            name: 'Tunisia Holidays (en anglais)',
            url: 'http://www.tunisia-holidays.com/tunisia_holidays/visitors_guide.php',
          },
        ],
      },
    ],
  },
  {
    id: 'allocation',
    title: 'L’allocation touristique des résidents',
    rules: [
      {
        text: 'L’allocation touristique d’un résident est plafonnée à 6 000 dinars par an ; son dernier relèvement, de 4 000 à 6 000 dinars, date du 12 novembre 2009.',
        authority: 'bct',
        sources: [
          {
            name: 'La Presse de Tunisie',
            url: 'https://lapresse.tn/2024/09/03/allocation-touristique-en-tunisie-un-plafond-qui-freine-les-espoirs/',
            publishedOn: '3 septembre 2024',
          },
          {
            name: 'Business News, d’après la BCT',
            url: 'https://www.businessnews.com.tn/article,544,129884,3',
            publishedOn: '14 juin 2023',
          },
        ],
      },
      {
        text: 'Depuis le 1er février 2015, ce qui en reste au retour ne resert la même année qu’à deux conditions : le déclarer à la douane, et le revendre à une banque dans les sept jours ouvrables.',
        authority: 'bct',
        sources: [
          {
            name: 'Réalités',
            url: 'https://realites.com.tn/fr/nouvelle-circulaire-relative-a-lallocation-touristique',
          },
          {
            name: 'ATB, qui cite la circulaire de la BCT n° 2014-16',
            url: 'https://atb.tn/entreprises/details/668/156',
          },
        ],
      },
    ],
  },
  {
    id: 'bureaux',
    title: 'Les bureaux de change',
    rules: [
      {
        text: 'Hors des banques, un bureau de change est tenu par une personne qu’autorise la BCT.',
        authority: 'bct',
        sources: [
          {
            name: 'Circulaire de la BCT n° 2018-07 du 30 juillet 2018, reproduite par Webmanagercenter',
            url: 'https://www.webmanagercenter.com/2019/08/15/437879/circulaire-bct-2018-07-exercice-de-lactivite-de-change-manuel/',
            publishedOn: '15 août 2019',
          },
        ],
      },
      {
        text: 'Un bureau de change achète des devises aux voyageurs, reprend aux non-résidents les dinars qui leur restent d’un change, et vend des devises au titre de l’allocation touristique. Soixante-trois étaient ouverts début 2020.',
        authority: 'bct',
        sources: [
          {
            name: 'African Manager, d’après la BCT',
            url: 'https://africanmanager.com/bct-63-bureaux-de-change-manuel-operationnels-en-tunisie/',
            publishedOn: 'février 2020',
          },
        ],
      },
    ],
  },
];
