/** The attribution that the terms of each provider require, shown with a link to its home page. */
export const fr = {
  bct: 'Cours moyens publiés par la Banque Centrale de Tunisie',
  STBK: 'Cours de guichet publiés par la STB',
  market: 'Taux fournis par {provider}',
  coins: 'Données fournies par {provider}',
  headlines: 'Titres publiés par {provider}',
} as const;
