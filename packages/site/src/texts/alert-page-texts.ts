/** The texts of the page of alerts, in one place for each language to come. */
export const alertPageTexts = {
  form: 'Nouvelle alerte',
  side: 'Vous voulez',
  sell: 'Vendre des devises',
  buy: 'Acheter des devises',
  currency: 'Devise',
  bank: 'Banque',
  allBanks: 'Toutes les banques',
  purchaseTarget: 'Prévenez-moi à partir de',
  saleTarget: 'Prévenez-moi jusqu’à',
  add: 'M’alerter',
  added: 'Alerte enregistrée.',
  addedReached: 'Ce cours est déjà atteint : nous vous préviendrons la prochaine fois.',
  list: 'Vos alertes sur cet appareil',
  none: 'Aucune alerte sur cet appareil.',
  pause: 'Suspendre',
  resume: 'Reprendre',
  remove: 'Supprimer',
  paused: 'suspendue',
  waiting: 'déjà atteinte, attend le prochain passage',
  armed: 'active',
  digest: 'Le cours de la Banque Centrale, chaque jour ouvrable après 18 h',
  digestOn: 'Recevoir',
  digestOff: 'Ne plus recevoir',
  stop: 'Tout arrêter',
  stopped: 'Tout est arrêté : nous n’avons plus rien de cet appareil.',
  changed: 'C’est enregistré.',
  limits:
    'Une notification par alerte et par jour au plus, trois par appareil, entre 7 h et 22 h. Seuls les cours affichés par les banques comptent, vérifiés toutes les dix minutes.',
  kept: 'Sans compte : nous gardons l’adresse de notification de ce navigateur et vos alertes, douze mois après votre dernière visite au plus : {policy}.',
  policy: 'politique de confidentialité',
  loading: 'Lecture de vos alertes…',
} as const;

/** Why this browser cannot receive alerts, and what helps. */
export const alertSupportTexts = {
  'home-screen':
    'Sur iPhone et iPad, ajoutez d’abord le site à l’écran d’accueil : bouton Partager de Safari, puis « Sur l’écran d’accueil ». Ouvrez-le de là, et revenez ici.',
  refused:
    'Les notifications de ce site sont bloquées dans votre navigateur. Autorisez-les par l’icône à gauche de l’adresse, puis rechargez la page.',
  unsupported: 'Ce navigateur ne reçoit pas de notifications. Essayez Chrome, Firefox ou Edge.',
} as const;

/** What went wrong, for the visitor. */
export const alertFailures = {
  off: 'Les alertes ne sont pas activées sur ce site.',
  refused: 'Sans votre permission, nous ne pouvons pas vous prévenir.',
  noService:
    'Le service de notification de votre navigateur ne répond pas : essayez avec une autre connexion.',
  unreachable: 'Vos alertes n’ont pas pu être lues : vérifiez votre connexion et réessayez.',
} as const;
