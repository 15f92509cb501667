import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The titles, headings and descriptions of the addresses, except home and the converter. */
export const routesTexts = localized({ fr, ar, en });
