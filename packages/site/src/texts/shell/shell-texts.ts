import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of the page without content and of the installed site. */
export const shellTexts = localized({ fr, ar, en });
