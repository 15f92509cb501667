import type { PageTexts } from './page-texts.ts';

/** The words of the home page; apart from the others', which its first load does without. */
export const homeTexts: PageTexts = {
  title: 'Taux de change du dinar tunisien en direct',
  heading: 'Taux de change du dinar tunisien',
  description:
    'Cours officiels de la Banque Centrale de Tunisie, comparaison des banques tunisiennes et cours en direct vérifiés toutes les heures.',
};
