import type { PageTexts } from './page-texts.ts';

/** The words of the home page; apart from the others', which its first load does without. */
export const homeTexts: PageTexts = {
  title: 'Taux de change du dinar tunisien en direct',
  heading: 'Taux de change du dinar tunisien',
  description:
    'Cours officiels de la Banque Centrale de Tunisie, cours en direct et comparaison des banques tunisiennes, mis à jour toutes les heures.',
};
