export const fr = {
  amountIn: {
    spend: '{code} pour {amount}',
    sell: 'TND pour {amount}',
    buy: 'Coût en TND de {amount}',
  },
  spread: 'Spread',
  bestPurchase: '★ Achat',
  bestSale: '★ Vente',
  best: 'Meilleur',
  caption: {
    plain: '{boards}. ',
    asked: '{boards}, pour {amount}. ',
    alike: '{boards}, pour {amount}, car {typed} ne les départage pas. ',
  },
  older: {
    one: ' Un cours plus ancien suit, hors comparaison.',
    other: ' {count} cours plus anciens suivent, hors comparaison.',
  },
  amount: 'Montant à comparer',
  question: 'Je dispose de',
  spend: 'Dinars (TND)',
  sell: 'Devise ({code})',
  buy: 'Acheter {code}',
  scale: 'Échelle commune',
  scaleMarks: { purchase: 'achat', mid: 'moyen', sale: 'vente' },
  help: {
    title: 'Comment lire ce tableau',
    mark: 'Le trait',
    columns: {
      purchase:
        '{name}\u202f: le cours auquel la banque vous achète la devise (cours acheteur). Plus il est haut, plus vous recevez de dinars.',
      sale: '{name}\u202f: le cours auquel la banque vous vend la devise (cours vendeur). Plus il est bas, plus vous recevez de devises.',
      gap: '{name}\u202f: ce que vous perdez, pour le montant choisi, par rapport à la banque la plus avantageuse. Sont comparés les cours d’aujourd’hui et du dernier jour ouvrable, à partir de trois banques. Un cours plus ancien porte sa date et n’est pas comparé.',
      mark: '{name} sous le nom place l’achat (point plein), le cours moyen de référence (barre) et la vente (cercle) sur une même échelle pour toutes les banques.',
      spread: '{name}\u202f: la vente moins l’achat, pour une unité. C’est la marge de la banque.',
    },
  },
} as const;
