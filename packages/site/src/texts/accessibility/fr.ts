export const fr = {
  lead: 'Le site doit servir à chacun. Voici ce qui est vérifié à chaque version, et les limites que nous connaissons.',
  statedOn: 'Déclaration du {day}.',
  tested: {
    title: 'Ce qui est vérifié',
    facts: [
      'Chaque sorte de page est examinée par axe, en clair et en sombre, sur téléphone et sur ordinateur, contre les règles WCAG 2.2 de niveaux A et AA qu’une machine peut vérifier.',
      'Au clavier\u202f: le lien «\u202fAller au contenu\u202f», le menu, le convertisseur et le tri des tableaux.',
      'Les pages tiennent sans défilement horizontal dans une fenêtre de 320\u00a0pixels de large.',
      'Sans scripts, les cours se lisent, le convertisseur répond et le formulaire de contact part.',
      'Avec «\u202fréduire les animations\u202f», rien ne bouge de soi-même\u202f; sinon, un bouton arrête la bande des cours.',
      'Une hausse, une baisse ou un meilleur cours n’est jamais dit par la couleur seule.',
    ],
  },
  failing: {
    title: 'Les limites connues',
    facts: [
      'Les textes en arabe n’ont pas encore été relus en Tunisie par une personne dont c’est la langue, et les articles que nous citons restent dans la leur.',
      'Aucun audit complet n’a été fait par un tiers, et aucun essai avec des personnes qui utilisent un lecteur d’écran\u202f: nous ne déclarons donc pas de conformité.',
      'Une longue réponse des questions fréquentes défile dans un cadre de 200\u00a0pixels de haut.',
      'Les articles de presse et les sites des banques vers lesquels nous menons ne dépendent pas de nous.',
    ],
  },
  report: {
    title: 'Signaler une difficulté',
    text: 'Écrivez à {mail} ou par le {form}, en indiquant la page, l’appareil et l’outil avec lequel vous la lisez.',
    form: 'formulaire de contact',
  },
} as const;
