import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of the contact screen, and of the errors of its form. */
export const contactTexts = localized({ fr, ar, en });
