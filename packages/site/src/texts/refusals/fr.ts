export const fr = {
  methods: 'Cette adresse répond à {methods}.',
  widget: 'Il n’y a pas de widget à cette adresse : {page} les montre tous.',
  oembedFormat: 'Seul le format JSON existe : format=json.',
  oembedAddress: 'Donnez l’adresse d’un comparateur, par exemple {example}.',
  titles: {
    method: 'Méthode refusée',
    illegible: 'Adresse illisible',
    missing: 'Rien à cette adresse',
    demonstration: 'Données de démonstration',
    unreadable: 'Momentanément indisponible',
  },
  unknown: 'Il n’y a rien à cette adresse : {page} décrit les fichiers.',
  demonstration:
    'Les nombres de ce site sont inventés pour la démonstration : ils ne sont pas servis comme des données.',
  unreadable: 'Les cours ne peuvent pas être lus : réessayez dans une minute.',
  unread: {
    day: '« {given} » n’est pas un jour : écrivez AAAA-MM-JJ, par exemple {example}.',
    year: '« {given} » n’est pas une année : écrivez AAAA, par exemple {example}.',
    bank: 'Aucune banque ne s’appelle « {given} » : prenez son nom dans nos adresses, par exemple {example}.',
    currency: '« {given} » n’est pas le code d’une devise suivie, par exemple {example}.',
  },
  none: 'Aucun cours n’a été publié ces sept derniers jours : demandez un jour plus ancien.',
  noneOnDay: 'Aucun cours n’est connu du {day}.',
  noneOnClosedDay:
    'Aucun cours n’est connu du {day} : rien n’est publié le week-end et les jours fériés.',
  applies: 'Le cours qui s’applique est celui du {day}.',
  noneOfBank: 'Aucun cours {currency} n’est connu chez {bank} : {latest} donne les cours connus.',
  notQuoted: 'La Banque Centrale ne cote pas {currency} : {latest} donne les cours connus.',
  noneInYear: 'Aucun cours {currency} de la Banque Centrale n’est connu de {year}.',
  holidays: 'Les jours fériés de {year} ne sont pas connus : seules les années {years} le sont.',
} as const;
