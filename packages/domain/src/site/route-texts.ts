/** The words of a page, without the site's name and without values. */
export interface RouteTexts {
  readonly title: string;
  readonly heading: string;
  readonly description: string;
}

/** The words of every kind of page that has words of its own. */
export const routeTexts = {
  home: {
    title: 'Taux de change du dinar tunisien en direct',
    heading: 'Taux de change du dinar tunisien',
    description:
      'Cours officiels de la Banque Centrale de Tunisie, cours en direct et comparaison des banques tunisiennes, mis à jour toutes les heures.',
  },
  banks: {
    title: 'Cours de change des banques tunisiennes',
    heading: 'Cours de change des banques tunisiennes',
    description:
      'Achat et vente des devises dans les banques de Tunisie, mis à jour chaque jour ouvrable, du lundi au vendredi.',
  },
  bestRate: {
    title: 'Meilleur taux de change en Tunisie aujourd’hui',
    heading: 'Meilleur taux de change en Tunisie',
    description:
      'Le meilleur taux d’achat et de vente du jour parmi les banques tunisiennes, devise par devise.',
  },
  exchangeRate: {
    title: 'Taux de change en Tunisie',
    heading: 'Taux de change en Tunisie',
    description:
      'Les taux de change des banques tunisiennes à l’achat et à la vente, mis à jour chaque jour ouvrable.',
  },
  exchangeRateToday: {
    title: 'Taux de change aujourd’hui en Tunisie',
    heading: 'Taux de change d’aujourd’hui en Tunisie',
    description:
      'Les taux de change du jour dans les banques tunisiennes : achat, vente et spread de chaque devise.',
  },
  exchangeOffice: {
    title: 'Bureau de change en Tunisie : les taux des banques',
    heading: 'Bureau de change en Tunisie',
    description:
      'Où changer ses devises en Tunisie : les taux d’achat et de vente des banques, comparés chaque jour ouvrable.',
  },
  exchangeOfficeTunis: {
    title: 'Bureau de change à Tunis : les taux des banques',
    heading: 'Bureau de change à Tunis',
    description:
      'Où changer ses devises à Tunis : les taux d’achat et de vente des banques, comparés chaque jour ouvrable.',
  },
  comparator: {
    title: 'Comparateur des taux de change en Tunisie',
    heading: 'Comparateur des taux de change',
    description: 'Comparez l’achat, la vente, l’écart et le spread de chaque banque, par devise.',
  },
  converter: {
    title: 'Convertisseur de devises en dinar tunisien',
    heading: 'Convertisseur de devises',
    description:
      'Convertissez l’euro, le dollar et les autres devises en dinar tunisien au cours du jour.',
  },
  crypto: {
    title: 'Cours des crypto-monnaies',
    heading: 'Crypto-monnaies',
    description: 'Prix et variation sur 24 heures des principales crypto-monnaies, en temps réel.',
  },
  contact: {
    title: 'Contact',
    heading: 'Contactez-nous',
    description: 'Une question, une remarque : écrivez-nous, nous répondons rapidement.',
  },
  about: {
    title: 'À propos',
    heading: 'À propos',
    description: 'Notre mission : rendre les taux de change lisibles et comparables en Tunisie.',
  },
  privacy: {
    title: 'Politique de confidentialité',
    heading: 'Politique de confidentialité',
    description: 'Les données que nous recueillons, pourquoi, et vos droits.',
  },
  terms: {
    title: 'Conditions d’utilisation',
    heading: 'Conditions d’utilisation',
    description: 'Les règles d’usage du site et la portée des informations publiées.',
  },
  faq: {
    title: 'Questions fréquentes',
    heading: 'Questions fréquentes',
    description: 'Les réponses sur les taux de change, les banques et le convertisseur.',
  },
} as const satisfies Record<string, RouteTexts>;
