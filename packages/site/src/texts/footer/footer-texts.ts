import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of the footer, which loads after the first paint. */
export const footerTexts = localized({ fr, ar, en });
