import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of the page about the site and its authors. */
export const aboutTexts = localized({ fr, ar, en });
