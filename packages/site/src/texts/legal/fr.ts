export const fr = {
  updatedOn: 'Dernière mise à jour\u202f: {day}',
  form: 'formulaire de contact',
  contact: 'Écrivez-nous',
  privacy: {
    intro: 'Ce que {site} sait de vous, pourquoi, et pour combien de temps.',
    responsible: {
      title: 'Qui est responsable',
      text: '{site}, à Tunis, publie ce site et est responsable du traitement de vos données. Vous pouvez nous joindre à {mail} ou par le {form}.',
    },
    given: {
      title: 'Données que vous nous donnez',
      text: 'Aucun compte n’est demandé pour consulter le site. Si vous nous écrivez, nous recevons ce que vous avez saisi ({fields}), et l’heure de l’envoi. Si vous créez une {alert}, nous gardons l’adresse de notification de votre navigateur avec ses clés, et ce que vous attendez\u202f: devise, banque, cours. La notification passe, chiffrée, par le service de notification de votre navigateur (Google, Mozilla, Microsoft ou Apple). «\u202fTout arrêter\u202f» efface tout aussitôt\u202f; notre équipe ne consulte que des totaux.',
      fields: { name: 'nom', email: 'email', subject: 'sujet', message: 'message' },
      alert: 'alerte',
    },
    technical: {
      title: 'Données techniques',
      text: 'Pour vous répondre, nos serveurs reçoivent l’adresse IP de votre appareil, la page demandée et le type de navigateur. Notre hébergeur les garde dans ses journaux, pour la sécurité et le bon fonctionnement. Nous n’en tirons aucun profil. Quand une page a une erreur, le navigateur peut nous envoyer le nom de cette erreur, l’endroit de nos scripts où elle s’est produite et le type de page, sans rien de ce que vous avez saisi.',
    },
    purpose: {
      title: 'À quoi ces données servent',
      text: 'Vos coordonnées servent à vous répondre, et à rien d’autre. Elles ne sont ni vendues, ni louées, ni employées pour de la publicité.',
    },
    cookies: {
      title: 'Cookies et traceurs',
      text: 'Nous ne déposons aucun cookie et n’utilisons aucun traceur publicitaire ni outil de mesure d’audience. Les images et les polices de caractères viennent du site lui-même.',
    },
    storage: {
      title: 'Stockage dans votre navigateur',
      text: 'Le site peut garder dans votre navigateur ses propres fichiers et les derniers cours, pour s’ouvrir plus vite et sans connexion (service worker), ainsi que la langue qu’il vous a déjà proposée et, le temps de la visite et jusqu’à son envoi, le brouillon d’un message. Si vous choisissez des {favourites} (devise, montant, banque), il les garde sur votre appareil, sans nous les envoyer, jusqu’à ce que vous les effaciez. Hormis ce brouillon, rien de tout cela ne vous identifie\u202f; effacer les données du site dans votre navigateur l’efface.',
      favourites: 'favoris',
    },
    hosting: {
      title: 'Hébergement et prestataires',
      text: 'Le site et ses données sont hébergés par Google Firebase (Hosting, Cloud Functions et Cloud Firestore)\u202f; nos fonctions s’exécutent en Europe. Google agit pour notre compte et selon ses engagements de protection des données.',
    },
    retention: {
      title: 'Durée de conservation',
      text: 'Un message de contact est gardé douze mois au plus, puis effacé. Une alerte est gardée jusqu’à douze mois après votre dernière visite\u202f; elle est effacée plus tôt si votre navigateur ne reçoit plus de notifications. Les journaux techniques sont effacés par l’hébergeur selon ses propres délais.',
    },
    rights: {
      title: 'Vos droits',
      text: 'Vous pouvez demander à consulter, corriger ou effacer les données qui vous concernent, et vous opposer à leur emploi. Écrivez-nous\u202f: nous répondons sous un mois. Vous pouvez aussi saisir l’Instance nationale de protection des données personnelles, en Tunisie.',
    },
    security: {
      title: 'Sécurité et modifications',
      text: 'Les échanges avec le site sont chiffrés. Seules les personnes qui répondent aux messages peuvent les lire. Si cette politique change, la date en tête de page change aussi.',
    },
  },
  terms: {
    intro: 'Consulter {site}, c’est accepter ce qui suit.',
    purpose: {
      title: 'Objet',
      text: 'Le site informe sur les taux de change du dinar tunisien, compare les cours des banques et propose un convertisseur. Ces conditions règlent son usage.',
    },
    access: {
      title: 'Accès',
      text: 'Le site est gratuit, public et sans compte. Nous faisons de notre mieux pour qu’il réponde toujours, sans pouvoir le garantir\u202f: il peut être interrompu pour maintenance ou par une panne.',
    },
    nature: {
      title: 'Nature des informations',
      text: 'Les cours viennent de la Banque Centrale de Tunisie, des banques et de sources publiques. Chacun porte sa date et sa source. Ce qui est indicatif, de démonstration ou d’un jour antérieur est signalé.',
    },
    guarantee: {
      title: 'Absence de garantie',
      text: '{warning} Seul le cours confirmé par votre banque au moment de l’opération fait foi.',
      warning:
        'Les informations publiées ne sont pas garanties. Elles peuvent être incomplètes, en retard ou erronées, et toute décision que vous prenez à partir d’elles l’est à vos propres risques.',
    },
    advice: {
      title: 'Aucun conseil',
      text: 'Rien sur ce site n’est un conseil financier, fiscal ou d’investissement, ni une offre d’achat ou de vente de devises ou de crypto-monnaies. Nous ne réalisons aucune opération de change.',
    },
    liability: {
      title: 'Responsabilité',
      text: 'Dans les limites de la loi, nous ne répondons pas des pertes ou des dommages qui résulteraient de l’usage du site, d’une erreur dans un cours ou de son indisponibilité.',
    },
    fairUse: {
      title: 'Usage loyal',
      text: 'Vous pouvez consulter, citer et partager les pages. Il est interdit de surcharger le site, d’en contourner la sécurité ou d’envoyer par le formulaire des messages trompeurs ou automatiques.',
    },
    property: {
      title: 'Propriété intellectuelle',
      text: 'Les textes et la présentation sont protégés. Les noms des banques appartiennent à leurs titulaires et ne sont cités que pour désigner leurs cours. Les titres d’actualité mènent aux journaux qui les ont écrits.',
    },
    links: {
      title: 'Liens et données personnelles',
      text: 'Nous ne répondons pas du contenu des sites vers lesquels mènent nos liens. L’emploi de vos données est décrit dans la {policy}.',
      policy: 'politique de confidentialité',
    },
    changes: {
      title: 'Modifications et droit applicable',
      text: 'Ces conditions peuvent changer\u202f: la date en tête de page le dit. Elles relèvent du droit tunisien, et tout litige des tribunaux de Tunis. Une question\u202f? {contact}.',
    },
  },
} as const;
