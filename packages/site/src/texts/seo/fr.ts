export const fr = {
  home: {
    ofPair: 'Taux de change {pair} en direct',
    withRate: '{title} : {rate}',
    answer: '{rate}, cours moyen du {day}.',
    offer: 'Banque Centrale, banques comparées, cours en direct vérifiés toutes les heures.',
  },
  banks: {
    compared: '{currency} ({code}) : les banques comparées',
    best: 'Meilleur taux {currency} : achat {buy}, vente {sell}',
    bestWithBanks: 'Meilleur taux {currency} : achat {buy} ({buyer}), vente {sell} ({seller})',
    answer:
      '{currency} : meilleur achat {buy} TND ({buyer}), meilleure vente {sell} TND ({seller}) au {day}.',
    offer: {
      one: 'Achat, vente et spread dans {count} banque de Tunisie, chaque jour ouvrable.',
      other: 'Achat, vente et spread dans {count} banques de Tunisie, chaque jour ouvrable.',
    },
  },
  bank: {
    title: 'Cours de change {bank}',
    sidesOn: 'Cours de change {bank} : {currency} {purchase} / {sale} TND au {day}',
    shortSidesOn: '{bank} : {currency} {purchase} / {sale} TND au {day}',
    answer: '{bank} : {unit} à {purchase} TND à l’achat et {sale} TND à la vente au {day}.',
    offer: 'Toutes les devises, avec spread et tendance.',
    plain:
      'Cours de change {bank} : achat, vente, spread et tendance de chaque devise, chaque jour ouvrable.',
  },
  centralBank: {
    midOn: '{bank} : cours moyen {currency} {rate} au {day}',
    answer: '{bank} : {rate}, cours moyen du {day}.',
    offer: 'Le cours officiel de chaque devise, chaque jour ouvrable.',
    plain: '{bank} : le cours officiel de chaque devise en dinar tunisien, chaque jour ouvrable.',
  },
  bankCurrency: {
    title: 'Cours {currency} {bank}',
    midOn: 'Cours moyen {currency} {bank} : {rate} au {day}',
    sides: 'Cours {currency} {bank} : achat {purchase}, vente {sale} TND',
    sidesOn: 'Cours {currency} {bank} : achat {purchase}, vente {sale} TND au {day}',
    subject: '{currency} ({code}), {bank}',
    midAnswer: '{subject} : cours moyen {code} {rate} TND au {day}.',
    answer: '{subject} : achat {purchase} TND, vente {sale} TND au {day}.',
    offer: 'Son évolution sur 30 jours, jour par jour.',
    plain:
      '{subject} : le cours en dinar tunisien, chaque jour ouvrable, et son évolution sur 30 jours.',
  },
  comparator: {
    compared: 'Taux {pair} : les banques comparées',
    best: 'Meilleur taux {pair} : achat {buy}, vente {sell}',
    bestOn: 'Meilleur taux {pair} : achat {buy}, vente {sell} au {day}',
    offer: 'Écart et spread de chaque banque.',
    plain:
      '{currency} ({code}) en dinar tunisien : l’achat, la vente, l’écart et le spread de chaque banque.',
  },
  converter: {
    short: 'Convertisseur',
    answered: '{question} : {answer}',
    pair: '{from} en {to}',
    on: '{answer} au {day}',
    atMidOf: '{answer} du {day}',
    pairTitle: 'Convertisseur {from} ({fromCode}) en {to} ({toCode})',
    pairOffer: 'Convertisseur {from} en {to}, pour tout montant.',
    pairPlain:
      'Conversion {from} ({fromCode}) en {to} ({toCode}) au cours du jour, pour tout montant.',
    offer: 'Convertissez toutes les devises en dinar tunisien.',
    fixedOffer: 'Comparez l’achat et la vente des banques.',
    received: 'pour {asked} vous recevez {result} ({sides}, {day}).',
    bought: 'acheter {asked} : {result} ({sides}, {day}).',
    worth: {
      one: '{asked} vaut {result} du {day}.',
      other: '{asked} valent {result} du {day}.',
    },
    meanAndWorst: {
      one: 'En moyenne de {count} banque : {mean} ; au pire : {worst}.',
      other: 'En moyenne de {count} banques : {mean} ; au pire : {worst}.',
    },
  },
  sheet: {
    title: 'Aide-mémoire {currency} : montants usuels en dinars',
    plain:
      '{currency} ({code}) et dinar tunisien : les montants usuels dans les deux sens, sur une page à imprimer, au cours du jour.',
    crumb: 'Aide-mémoire {code}',
  },
  keywords: {
    everywhere: ['taux de change Tunisie', 'dinar tunisien'],
    currency: ['{name} dinar tunisien', 'taux de change {code} TND', 'cours {name} Tunisie'],
    banks: 'cours de change banques',
    bank: ['cours de change {bank}', 'taux de change {bank}'],
    bankCurrency: 'cours {code} {bank}',
    comparator: 'comparateur de taux de change',
    converter: 'convertisseur de devises',
    sheet: 'aide-mémoire {code}',
    crypto: ['crypto-monnaies', 'prix Bitcoin', 'prix Ethereum'],
    amounts: ['convertir un montant', 'toutes les devises en dinar'],
  },
  share: {
    home: ['Taux de change', 'du dinar tunisien', 'en direct'],
    banks: ['Cours de change', 'des banques', 'tunisiennes'],
    bank: ['Achat et vente', 'des devises', 'dans une banque'],
    comparator: ['Comparateur', 'des taux de change', 'des banques'],
    converter: ['Convertisseur', 'de devises en', 'dinar tunisien'],
    conversion: ['Conversion en', 'dinar tunisien', 'au cours du jour'],
    crypto: ['Cours des', 'crypto-monnaies'],
    sheet: ['Aide-mémoire', 'de change', 'à imprimer'],
    amounts: ['Un montant', 'dans toutes', 'les devises'],
    information: ['Les taux', 'de change', 'en Tunisie'],
  },
  dayPicture: '{unit} en dinar tunisien, {day}',
  structured: {
    country: 'Tunisie',
    pairConverter: 'Convertisseur {from} en {to}',
    references: {
      central: '{unit} en TND, cours moyen de la Banque Centrale de Tunisie',
      manual: '{unit} en TND, cours moyen du change manuel de la Banque Centrale de Tunisie',
      market: '{unit} en TND, cours moyen du marché des changes',
    },
    side: '{unit} en TND, {side}, {of}',
    meanOf: { one: 'une seule banque', other: 'moyenne de {count} banques' },
    dataset: {
      name: 'Taux de change du dinar tunisien',
      description:
        'Cours moyens de la Banque Centrale de Tunisie et cours d’achat et de vente des banques tunisiennes, en dinars pour une unité de chaque devise, avec la source, le jour et le sens de chaque nombre.',
      measured: ['cours moyen', 'cours acheteur', 'cours vendeur'],
    },
  },
} as const;
