import type { PageTexts } from './page-texts.ts';

/** The texts of the home page, in a separate file because its first load does not need the others. */
export const homeTexts: PageTexts & { readonly opening: string } = {
  title: 'Taux de change du dinar tunisien en direct',
  heading: 'Taux de change du dinar tunisien',
  opening: 'Cours vérifiés toutes les heures',
  description:
    'Cours officiels de la Banque Centrale de Tunisie, comparaison des banques tunisiennes et cours en direct vérifiés toutes les heures.',
};
