export const fr = {
  title: 'Guide de conversion',
  steps: [
    'Entrez le montant, avec une virgule ou un point pour les décimales.',
    'Choisissez les deux devises\u202f; le bouton rond les échange.',
    'Choisissez une banque si vous savez déjà où vous changerez.',
  ],
  result:
    'Le résultat est ce que vous recevez. Vers le dinar, le montant est multiplié par le cours acheteur de la devise\u202f; depuis le dinar, il est divisé par son cours vendeur. Entre deux devises étrangères, le calcul passe par le dinar.',
  reasonTitle: 'Un convertisseur qui dit d’où vient le taux',
  reason:
    'Chaque résultat porte la banque dont il vient, son jour et sa source. Choisissez une banque pour compter à son propre cours. Les chiffres suivent le marché sans recharger la page, gratuitement et sans compte.',
  ordersTitle: 'Ordres de grandeur, au cours moyen de référence',
  unit: '1 {currency} =',
  order: '{unit} {rate} TND, {example} ≈ {value} TND {origin}',
  approximate: 'indicatif',
} as const;
