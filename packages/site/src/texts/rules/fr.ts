export const fr = {
  lead: 'Ce que disent les textes et la presse, avec leur date. Ce n’est pas un conseil\u202f: une règle peut avoir changé depuis.',
  readOn: 'Sources lues le {day}.',
  confirm: 'À vérifier auprès de {authority}',
  authorities: { bct: 'la Banque Centrale de Tunisie', douane: 'la Douane tunisienne' },
  sourcesLabel: 'Sources',
  dated: '{source}, {date}',
  undated: '{source}, page sans date',
  declaring: {
    title: 'Déclarer ses devises',
    onEntry:
      'Les devises que l’on apporte en Tunisie se déclarent à la douane, à l’entrée, dès que leur valeur atteint 20\u202f000\u00a0dinars.',
    nonResidents:
      'En dessous de 20\u202f000\u00a0dinars aussi, un non-résident déclare à l’entrée les devises dont il compte ressortir plus de 5\u202f000\u00a0dinars.',
    validity: 'La déclaration vaut trois mois et pour un seul voyage.',
  },
  takingOut: {
    title: 'Ressortir des devises',
    limit:
      'Depuis le 1er décembre 2017, un voyageur non-résident ne sort pas plus que la valeur de 30\u202f000\u00a0dinars en billets étrangers\u202f; au-delà, il passe par une banque.',
  },
  dinars: {
    title: 'Les dinars restent en Tunisie',
    forbidden: 'Il est interdit d’emporter des dinars tunisiens hors du pays.',
  },
  allowance: {
    title: 'L’allocation touristique des résidents',
    limit:
      'L’allocation touristique d’un résident est plafonnée à 6\u202f000\u00a0dinars par an\u202f; son dernier relèvement, de 4\u202f000 à 6\u202f000\u00a0dinars, date du 12 novembre 2009.',
    remainder:
      'Depuis le 1er février 2015, le reliquat rapporté au retour ne peut resservir la même année qu’à deux conditions\u202f: le déclarer à la douane, et le revendre à une banque dans les sept jours ouvrables.',
  },
  offices: {
    title: 'Les bureaux de change',
    permission:
      'Hors des banques, un bureau de change est tenu par une personne qu’autorise la BCT.',
    business:
      'Un bureau de change achète des devises aux voyageurs, reprend aux non-résidents les dinars qui leur restent d’un change, et vend des devises au titre de l’allocation touristique. Soixante-trois étaient ouverts début 2020.',
  },
  sources: {
    customsExamples: 'Maghreb Émergent, d’après des exemples publiés par la Douane',
    customsSpeaker: 'Webmanagercenter, d’après le porte-parole de la Douane',
    circularOf2017: 'Circulaire de la BCT n° 2017-10, reproduite par Radio Monastir',
    ministryOfEgypt: 'Al-Ahram, d’après le ministère égyptien des Affaires étrangères (en arabe)',
    visitorsGuide: 'Tunisia Holidays (en anglais)',
    bctOnAllowance: 'Business News, d’après la BCT',
    circularOf2014: 'ATB, qui cite la circulaire de la BCT n° 2014-16',
    circularOf2018:
      'Circulaire de la BCT n° 2018-07 du 30 juillet 2018, reproduite par Webmanagercenter',
    bctOnOffices: 'African Manager, d’après la BCT',
  },
} as const;
