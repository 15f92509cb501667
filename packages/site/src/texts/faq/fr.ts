export const fr = {
  rates: {
    title: 'Les taux de change',
    sources: {
      question: 'D’où viennent les taux de change affichés\u202f?',
      paragraphs: [
        'Les cours officiels sont ceux que la Banque Centrale de Tunisie publie chaque jour ouvrable. Les cours d’achat et de vente sont ceux que les banques tunisiennes publient elles-mêmes.',
        'Le cours en direct est un cours moyen du marché des changes\u202f: une référence, qu’aucun guichet ne pratique. Chaque valeur est donnée avec sa date et sa source.',
      ],
    },
    updates: {
      question: 'À quelle fréquence les taux sont-ils mis à jour\u202f?',
      paragraphs: [
        'Le cours en direct est vérifié toutes les heures\u202f; ses sources publient une fois par jour. Les cours des banques et de la Banque Centrale changent chaque jour ouvrable, du lundi au vendredi.',
        'Le soir, le week-end et les jours fériés, nous affichons le dernier jour publié, à condition qu’il ait au plus sept jours, avec sa date en toutes lettres.',
      ],
    },
    sides: {
      question: 'Quelle est la différence entre le cours acheteur et le cours vendeur\u202f?',
      paragraphs: [
        'Le cours acheteur est le prix auquel la banque vous achète vos devises\u202f: c’est ce que vous recevez en dinars. Le cours vendeur est le prix auquel elle vous en vend\u202f: c’est ce que vous payez.',
        'La différence entre les deux est le spread. Plus il est petit, moins le change vous coûte.',
      ],
    },
    best: {
      question: 'Comment le meilleur taux est-il choisi\u202f?',
      paragraphs: [
        'Le meilleur achat est le cours acheteur le plus élevé, la meilleure vente le cours vendeur le plus bas. Sont comparés les cours du jour et ceux du dernier jour ouvrable, chacun avec sa date\u202f; un cours plus ancien reste affiché sept jours au plus, mais ne compte pas.',
        'Il faut au moins trois banques à comparer\u202f: en dessous, aucune n’est dite la meilleure.',
        'La Banque Centrale n’a pas de guichet pour le public\u202f: son cours sert de référence et ne participe pas à la comparaison.',
      ],
    },
  },
  biat: {
    title: 'La BIAT, plus grande banque privée de Tunisie',
    rates: {
      question: 'Où trouver les cours de change de la BIAT\u202f?',
      paragraphs: [
        'Sur la page de la BIAT, dans la rubrique Banques\u202f: chaque devise y figure avec l’achat, la vente, le spread et la tendance. La page d’accueil et le comparateur placent ses cours à côté de ceux des autres banques.',
      ],
    },
    others: {
      question: 'La BIAT offre-t-elle toujours le meilleur taux\u202f?',
      paragraphs: [
        'Non. La taille d’une banque ne décide pas de ses cours\u202f: la meilleure banque change selon la devise, le jour et le sens de l’opération. Comparez avant de changer une somme importante.',
      ],
    },
  },
  converter: {
    title: 'Le convertisseur',
    calculation: {
      question: 'Comment la conversion est-elle calculée\u202f?',
      paragraphs: [
        'Le résultat est ce que vous recevez. Vers le dinar, le montant est multiplié par le cours acheteur de la devise\u202f; depuis le dinar, il est divisé par son cours vendeur. Entre deux devises étrangères, le calcul passe par le dinar\u202f: cours acheteur de la première, cours vendeur de la seconde.',
        'L’autre sens est donné à côté\u202f: ce que coûte la même somme si vous l’achetez. Le calcul est fait en décimal et arrondi une seule fois, à l’affichage.',
      ],
    },
    bank: {
      question: 'Puis-je convertir au cours d’une banque précise\u202f?',
      paragraphs: [
        'Oui\u202f: choisissez une banque dans le convertisseur. Sans ce choix, il montre d’abord la meilleure banque, puis les deux suivantes et la moyenne, parmi celles dont les cours sont du jour ou du dernier jour ouvrable\u202f; à moins de trois banques, ou entre deux devises étrangères, il prend leur moyenne. Si la banque choisie n’a pas de cours en vigueur pour la devise, il prend cette moyenne et le signale.',
        'Quand aucune banque ne cote la devise, il montre la valeur au cours moyen de référence, et le dit.',
      ],
    },
    exactAmount: {
      question: 'Vais-je recevoir exactement le montant affiché\u202f?',
      paragraphs: [
        'Pas forcément. Une banque peut ajouter une commission ou modifier ses cours dans la journée. Le résultat est une information\u202f: demandez confirmation à la banque avant l’opération.',
      ],
    },
  },
  practical: {
    title: 'Informations pratiques',
    free: {
      question: 'Le site est-il gratuit, et faut-il un compte\u202f?',
      paragraphs: [
        'Le site est entièrement gratuit et s’utilise sans compte. Il informe et compare\u202f: il ne vend ni n’achète aucune devise.',
      ],
    },
    errors: {
      question: 'Comment signaler une erreur ou poser une question\u202f?',
      paragraphs: [
        'Écrivez-nous par le formulaire de la page Contact, en indiquant la banque, la devise et la date concernées. Nous vous répondrons dans les plus brefs délais.',
      ],
    },
    accessibility: {
      question: 'Le site est-il accessible à tous\u202f?',
      paragraphs: [
        'Chaque version du site est essayée au clavier, en texte agrandi et avec les règles d’un lecteur d’écran. La déclaration d’accessibilité dit ce que nous vérifions et ce qui manque encore.',
      ],
    },
    statement: 'Déclaration d’accessibilité',
  },
  another: 'Une autre question\u202f? {contact}.',
  contact: 'Écrivez-nous',
} as const;
