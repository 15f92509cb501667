export const fr = {
  lead: '{site} est la plateforme de référence des taux de change en Tunisie.',
  mission: {
    title: 'Notre mission',
    text: 'Rendre les taux de change lisibles et comparables. Les cours du dinar existent, mais dispersés, sous des formes différentes et souvent sans date. Nous les réunissons, indiquons l’origine et le jour de chaque cours, et laissons chacun comparer avant de changer.',
  },
  offersTitle: 'Ce que nous offrons',
  offers: {
    banks: {
      title: 'Taux des banques',
      text: 'L’achat et la vente des banques de Tunisie, côte à côte, chaque jour ouvrable, du lundi au vendredi.',
    },
    crypto: {
      title: 'Crypto-monnaies',
      text: 'Les prix et les variations sur 24 heures des principales crypto-monnaies.',
    },
    live: {
      title: 'Mises à jour en temps réel',
      text: 'Les chiffres bougent sous vos yeux dès qu’ils changent, sans recharger la page.',
    },
    screens: {
      title: 'Interface adaptée à tous les écrans',
      text: 'Du téléphone au grand écran, au clavier comme au doigt, en clair comme en sombre.',
    },
  },
  team: {
    title: 'Notre équipe',
    text: 'Une petite équipe à Tunis, de la finance et du logiciel, qui relève les cours, vérifie chaque source avant de la publier et répond à vos messages.',
  },
  contact: 'Nous contacter',
  questions: 'Questions fréquentes',
} as const;
