export const fr = {
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
      'L’achat et la vente de chaque banque tunisienne, comparés devise par devise, avec le jour de chaque cours.',
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
  crypto: {
    title: 'Cours des crypto-monnaies',
    heading: 'Crypto-monnaies',
    description: 'Prix et variation sur 24 heures des principales crypto-monnaies, en temps réel.',
  },
  sheet: {
    title: 'Aide-mémoire de change',
    description:
      'Les montants usuels en dinars et en devise, sur une page à imprimer, au cours du jour.',
  },
  amounts: {
    title: 'Un montant dans toutes les devises et en dinars',
    heading: 'Un montant dans toutes les devises',
    description:
      'Ce que votre montant donne en dinars dans chaque devise, et en devise pour autant de dinars, avec la meilleure banque, sur une page à imprimer.',
  },
  contact: {
    title: 'Contact',
    heading: 'Contactez-nous',
    description: 'Une question, une remarque : écrivez-nous, nous répondons rapidement.',
  },
  about: {
    title: 'À propos',
    description: 'Notre mission : rendre les taux de change lisibles et comparables en Tunisie.',
  },
  privacy: {
    title: 'Politique de confidentialité',
    description: 'Les données que nous recueillons, pourquoi, et vos droits.',
  },
  terms: {
    title: 'Conditions d’utilisation',
    description: 'Les règles d’usage du site et la portée des informations publiées.',
  },
  faq: {
    title: 'Questions fréquentes',
    description: 'Les réponses sur les taux de change, les banques et le convertisseur.',
  },
  status: {
    title: 'État des sources',
    description:
      'Quand chaque source de taux a été relevée pour la dernière fois, et si elle est à jour.',
  },
  rules: {
    title: 'Règles de change en Tunisie : devises, dinars, allocation',
    heading: 'Règles de change en Tunisie',
    description:
      'Déclaration des devises, sortie des dinars, allocation touristique, bureaux de change : chaque règle avec sa source et sa date.',
  },
  data: {
    title: 'Données ouvertes des taux de change du dinar tunisien',
    heading: 'Données ouvertes',
    description:
      'Les cours du dinar tunisien en JSON et en CSV : Banque Centrale et banques, chaque nombre avec sa source, son jour et son sens.',
  },
  embed: {
    title: 'Les taux du dinar sur votre site : widget gratuit',
    heading: 'Les taux du dinar sur votre site',
    description:
      'Un widget gratuit, sans script ni compte : cours de la Banque Centrale et meilleurs prix des banques, à jour, à coller dans votre page.',
  },
  favourites: {
    title: 'Vos favoris : devise, montant et banque',
    heading: 'Vos favoris',
    description:
      'Choisissez la devise, le montant et la banque sur lesquels le site s’ouvre. Le choix reste sur votre appareil.',
  },
  alerts: {
    title: 'Alertes sur les taux de change des banques',
    heading: 'Prévenez-moi',
    description:
      'Une notification quand une banque achète ou vend votre devise au cours que vous attendez. Sans compte, sans adresse.',
  },
  accessibility: {
    title: 'Accessibilité du site',
    heading: 'Accessibilité',
    description:
      'Ce qui a été vérifié pour les personnes handicapées, ce qui ne tient pas encore, et comment nous le signaler.',
  },
} as const;
