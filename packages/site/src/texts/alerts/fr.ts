export const fr = {
  form: {
    label: 'Nouvelle alerte',
    side: 'Vous voulez',
    sell: 'Vendre des devises',
    buy: 'Acheter des devises',
    allBanks: 'Toutes les banques',
    purchaseTarget: 'Prévenez-moi à partir de',
    saleTarget: 'Prévenez-moi jusqu’à',
    add: 'M’alerter',
  },
  figure: {
    purchase: 'Cours du {day}\u202f: {bank} achète {unit} à {rate}.',
    sale: 'Cours du {day}\u202f: {bank} vend {unit} à {rate}.',
  },
  added: 'Alerte enregistrée.',
  addedReached: 'Ce cours est déjà atteint\u202f: nous vous préviendrons la prochaine fois.',
  list: 'Vos alertes sur cet appareil',
  none: 'Aucune alerte sur cet appareil.',
  anyBank: 'une banque',
  wish: {
    purchase: '{bank} achète {unit} à {rate} ou plus',
    sale: '{bank} vend {unit} à {rate} ou moins',
  },
  state: {
    armed: 'active',
    fired: 'déjà atteinte, attend le prochain passage',
    paused: 'suspendue',
  },
  pause: 'Suspendre',
  pauseOf: 'Suspendre\u202f: {alert}',
  resume: 'Reprendre',
  resumeOf: 'Reprendre\u202f: {alert}',
  remove: 'Supprimer',
  removeOf: 'Supprimer\u202f: {alert}',
  digest: 'Le cours de la Banque Centrale, chaque jour ouvrable après 18\u00a0h',
  digestOn: 'Recevoir',
  digestOff: 'Ne plus recevoir',
  stop: 'Tout arrêter',
  stopped: 'Tout est arrêté\u202f: nous n’avons plus rien de cet appareil.',
  changed: 'C’est enregistré.',
  limits:
    'Une notification par alerte et par jour au plus, trois par appareil, entre 7\u00a0h et 22\u00a0h. Seuls les cours affichés par les banques comptent, vérifiés toutes les dix minutes.',
  kept: 'Sans compte\u202f: nous gardons l’adresse de notification de ce navigateur et vos alertes, douze mois après votre dernière visite au plus\u202f: {policy}.',
  policy: 'politique de confidentialité',
  support: {
    'home-screen':
      'Sur iPhone et iPad, ajoutez d’abord le site à l’écran d’accueil\u202f: bouton Partager de Safari, puis «\u202fSur l’écran d’accueil\u202f». Ouvrez-le de là, et revenez ici.',
    refused:
      'Les notifications de ce site sont bloquées dans votre navigateur. Autorisez-les par l’icône à gauche de l’adresse, puis rechargez la page.',
    unsupported: 'Ce navigateur ne reçoit pas de notifications. Essayez Chrome, Firefox ou Edge.',
  },
  failure: {
    off: 'Les alertes ne sont pas activées sur ce site.',
    refused: 'Sans votre permission, nous ne pouvons pas vous prévenir.',
    noService:
      'Le service de notification de votre navigateur ne répond pas\u202f: essayez avec une autre connexion.',
    unreachable: 'Vos alertes n’ont pas pu être lues\u202f: vérifiez votre connexion et réessayez.',
  },
} as const;
