import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of the announcement above the header. */
export const promoTexts = localized({ fr, ar, en });
