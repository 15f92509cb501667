export const fr = {
  files: {
    title: 'Les fichiers',
    kinds: {
      latest: 'Les derniers cours, de sept jours au plus\u202f: Banque Centrale, banques et marché',
      day: 'Les cours publiés un jour donné par la Banque Centrale et les banques\u202f; pour un jour sans cours, le refus indique le jour qui s’applique',
      bank: 'Les trente derniers jours publiés d’une banque, pour une devise',
      series:
        'Une devise depuis 2004, une ligne par jour publié\u202f: cours moyen de la Banque Centrale, meilleurs prix des banques',
      yearOfSeries: 'La même série, une seule année',
      best: 'Pour chaque devise, le meilleur prix d’achat et de vente avec sa banque et son jour, la moyenne, le nombre de banques comparées',
      currencies: 'Les devises',
      banks: 'Les banques, et le dernier jour lu de chacune',
      providers: 'Les fournisseurs à citer',
      workingDays:
        'Les jours ouvrables des banques d’une année, et pourquoi les autres ne le sont pas',
      excelLatest:
        'Les derniers cours pour un tableur en français\u202f: points-virgules et virgule décimale',
      excelSeries: 'La série d’une devise pour un tableur en français',
      feed: 'Les trente derniers jours de la Banque Centrale, en fil Atom ou JSON Feed',
      feedOfCurrency: 'Le même fil pour une devise',
      calendar: 'Les jours de fermeture des banques pour un agenda',
      openapi: 'Cette description',
      schema: 'Le JSON Schema de chaque fichier',
    },
  },
  recipes: {
    title: 'À copier',
    sheetsInFrench:
      'Google Sheets en français (ajoutez ?1, ?2… à l’adresse pour relire tout de suite)',
    sheetsInEnglish: 'Google Sheets en anglais',
    excel: 'Excel en français\u202f: Données, À partir du web, puis cette adresse',
  },
  fields: {
    title: 'Un nombre et ses champs',
    lead: 'Chaque ligne est un nombre. Les valeurs sont des textes décimaux et non des nombres JSON\u202f: un cours a six décimales au plus, qu’un nombre binaire ne garde pas toutes.',
    of: {
      currency: 'la devise, code ISO 4217',
      kind: 'central\u202f: cours moyen interbancaire de la BCT\u202f; central-manual\u202f: son cours moyen des billets\u202f; live\u202f: cours moyen du marché\u202f; purchase et sale\u202f: prix auquel la banque achète et vend',
      bank: 'la banque, comme dans nos adresses\u202f; rien pour le marché',
      value:
        'des dinars tunisiens (TND) pour une unité de la devise, 6 décimales au plus, point décimal',
      day: 'le jour du cours, AAAA-MM-JJ',
      at: 'l’instant que la source donne elle-même, en UTC\u202f; rien quand elle ne donne qu’un jour',
      source:
        'bct\u202f: site de la Banque Centrale\u202f; bank-page\u202f: site de la banque\u202f; import\u202f: relevé de notre équipe\u202f; live-fx\u202f: marché des changes',
      provider: 'qui publie ce nombre\u202f: à citer',
      providerUrl: 'son site, quand nous le connaissons',
      correction: 'le motif, quand notre équipe a remplacé ce que dit la source (vide sans motif)',
    },
  },
  use: {
    title: 'Depuis un programme',
    access:
      'Ni clé ni compte. Toute page peut lire ces fichiers (CORS {any})\u202f; ils portent un {tag} et une durée de vie de cinq minutes, d’une heure pour une série ou un jour passé, d’un jour pour une année passée\u202f: ne demandez pas un fichier plus d’une fois en cinq minutes. La version est dans l’adresse\u202f: {version} ne perdra aucun champ, n’en renommera aucun, et restera en service deux ans après la suivante.',
    description:
      'Description complète\u202f: {openapi} et {schema}. Un refus est un JSON qui indique quoi faire\u202f: 400 pour une adresse illisible, 404 quand rien n’est publié (pour un jour, {applies} nomme celui qui vaut), 503 quand les cours ne peuvent pas être lus. Des données de démonstration ne sont jamais servies (409).',
  },
  reuse: {
    title: 'Conditions de reprise',
    text: 'Vous pouvez reprendre ces nombres, y compris dans un produit, en citant {site}, le fournisseur ({provider}) et le jour de chaque nombre. Ce que les fournisseurs demandent eux-mêmes reste dû. Rien n’est garanti\u202f: les {terms} s’appliquent.',
    terms: 'conditions d’utilisation',
    market:
      'Le cours du marché n’y figure que si son fournisseur permet de le redistribuer\u202f: ExchangeRate-API, affiché sur nos pages, l’exclut\u202f; ses cours ne sont donc pas dans les fichiers. Les fichiers d’un jour passé ont les cours de la Banque Centrale et des banques, sans celui du marché, dont nous ne gardons pas le fournisseur.',
  },
  changes: {
    title: 'Changements',
    first: 'Premiers fichiers\u202f: derniers cours, un jour, une banque et une devise.',
    series:
      'Séries depuis 2004, meilleurs prix, listes, jours ouvrables, fichiers pour Excel en français, fils et agenda. Une adresse avec des paramètres n’est plus refusée\u202f; un jour sans cours indique le jour qui s’applique.',
  },
} as const;
