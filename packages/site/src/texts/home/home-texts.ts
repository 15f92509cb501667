import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of the first screen of home and of its head. */
export const homeTexts = localized({ fr, ar, en });
