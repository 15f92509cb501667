import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of titles, descriptions, keywords, share images and structured data. */
export const seoTexts = localized({ fr, ar, en });
