export const fr = {
  bestRate: 'Meilleur taux de change {currency} ({code}) aujourd’hui',
  rate: 'Taux de change {currency} ({code}) aujourd’hui',
  day: {
    working: 'Jour ouvré',
    closed: 'Banques fermées aujourd’hui',
    // Follows one of the words above.
    note: {
      open: '\u202f: les banques travaillent aujourd’hui. Leurs horaires, à vérifier auprès de l’agence, ne nous sont pas connus.',
      unlessFeast:
        '\u202f: les banques travaillent aujourd’hui, sauf si la fête attendue est avancée ou retardée d’un jour. À vérifier auprès de l’agence, comme les horaires.',
      closed: ' ({why}).',
    },
  },
  offices: {
    text: 'Hors des banques, un bureau de change est tenu par une personne qu’autorise la Banque Centrale\u202f; soixante-trois étaient ouverts début 2020. {rules}.',
    rules: 'Ce qu’ils achètent et vendent, avec les sources',
    lack: 'Cette page n’a ni leur liste ni leurs cours, seulement ceux des banques\u202f: comparez-les au cours que le bureau vous propose.',
  },
  best: {
    title: 'Les meilleurs taux de {unit} en dinar tunisien',
    titleUncompared: 'Les taux de {unit} en dinar tunisien',
    compare: 'Comparer toutes les banques pour {code}',
  },
  board: {
    title: 'Les cours du jour',
    currencies: 'Devises du classement',
    side: 'Ce que vous faites de la devise',
    sell: 'Je vends',
    buy: 'J’achète',
    read: '{code}\u202f: {boards}.',
    caption: 'Achat et vente en dinars, pour une unité de chaque devise',
    best: 'Meilleur',
    // Follows a rate for screen readers.
    leads: ', en tête',
  },
  choose: 'Choisir une banque',
  main: {
    title: 'Les principales banques de Tunisie',
    rates:
      'Chaque banque tunisienne fixe ses propres cours d’achat et de vente autour du cours de la {central}. Parmi les principales\u202f: {banks}. La page d’une banque montre ses devises, son spread (la vente moins l’achat) et la tendance depuis son jour précédent.',
    ways: 'Pour savoir où changer, {compare} devise par devise, ou {convert} au cours du jour. Les cours des banques sont mis à jour chaque jour ouvrable, du lundi au vendredi.',
    compare: 'comparez les banques',
    convert: 'convertissez un montant',
  },
} as const;
