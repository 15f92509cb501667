export const fr = {
  files: {
    title: 'Les fichiers',
    kinds: {
      latest: 'Les derniers cours, de sept jours au plus : Banque Centrale, banques et marché',
      day: 'Ce que la Banque Centrale et les banques ont publié un jour ; pour un jour sans cours, le refus nomme le jour qui vaut',
      bank: 'Les trente derniers jours publiés d’une banque, pour une devise',
      series:
        'Une devise depuis 2004, une ligne par jour publié : cours moyen de la Banque Centrale, meilleurs prix des banques',
      yearOfSeries: 'La même série, une seule année',
      best: 'Pour chaque devise, le meilleur prix d’achat et de vente avec sa banque et son jour, la moyenne, le nombre de banques comparées',
      currencies: 'Les devises',
      banks: 'Les banques, et le dernier jour lu de chacune',
      providers: 'Les fournisseurs à citer',
      workingDays:
        'Les jours ouvrables des banques d’une année, et pourquoi les autres ne le sont pas',
      excelLatest:
        'Les derniers cours pour un tableur en français : points-virgules et virgule décimale',
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
    excel: 'Excel en français : Données, À partir du web, puis cette adresse',
  },
  fields: {
    title: 'Un nombre et ce qu’il dit',
    lead: 'Chaque ligne est un nombre. Les valeurs sont des textes décimaux et non des nombres JSON : un cours a six décimales au plus, qu’un nombre binaire ne garde pas toutes.',
    of: {
      currency: 'la devise, code ISO 4217',
      kind: 'central : cours moyen interbancaire de la BCT ; central-manual : son cours moyen des billets ; live : cours moyen du marché ; purchase et sale : prix auquel la banque achète et vend',
      bank: 'la banque, comme dans nos adresses ; rien pour le marché',
      value:
        'des dinars tunisiens (TND) pour une unité de la devise, 6 décimales au plus, point décimal',
      day: 'le jour du cours, AAAA-MM-JJ',
      at: 'l’instant que la source donne elle-même, en UTC ; rien quand elle ne donne qu’un jour',
      source:
        'bct : site de la Banque Centrale ; bank-page : site de la banque ; import : relevé de notre équipe ; live-fx : marché des changes',
      provider: 'qui publie ce nombre : à citer',
      providerUrl: 'son site, quand nous le connaissons',
      correction: 'le motif, quand notre équipe a remplacé ce que dit la source (vide sans motif)',
    },
  },
  use: {
    title: 'Depuis un programme',
    access:
      'Ni clé ni compte. Toute page peut lire ces fichiers (CORS {any}) ; ils portent un {tag} et une durée de vie de cinq minutes, d’une heure pour une série ou un jour passé, d’un jour pour une année passée : ne demandez pas un fichier plus d’une fois en cinq minutes. La version est dans l’adresse : {version} ne perdra ni ne renommera de champ, et restera deux ans après une version suivante.',
    description:
      'Description complète : {openapi} et {schema}. Un refus est un JSON qui dit quoi faire : 400 pour une adresse illisible, 404 quand rien n’est publié (pour un jour, {applies} nomme celui qui vaut), 503 quand les cours ne peuvent pas être lus. Des données de démonstration ne sont jamais servies (409).',
  },
  reuse: {
    title: 'Conditions de reprise',
    text: 'Vous pouvez reprendre ces nombres, aussi dans un produit, en citant {site}, le fournisseur ({provider}) et le jour de chaque nombre. Ce que les fournisseurs demandent eux-mêmes reste dû. Rien n’est garanti : les {terms} s’appliquent.',
    terms: 'conditions d’utilisation',
    market:
      'Le cours du marché n’y est que lorsque son fournisseur permet de le redistribuer : celui d’ExchangeRate-API, affiché sur nos pages, l’exclut, et n’est donc pas dans les fichiers. Les fichiers d’un jour passé ont les cours de la Banque Centrale et des banques, sans celui du marché, dont le fournisseur d’alors n’est pas gardé.',
  },
  changes: {
    title: 'Changements',
    first: 'Premiers fichiers : derniers cours, un jour, une banque et une devise.',
    series:
      'Séries depuis 2004, meilleurs prix, listes, jours ouvrables, fichiers pour Excel en français, fils et agenda. Une adresse avec des paramètres n’est plus refusée ; un jour sans cours nomme le jour qui vaut.',
  },
} as const;
