import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words that many screens show. */
export const commonTexts = localized({ fr, ar, en });
