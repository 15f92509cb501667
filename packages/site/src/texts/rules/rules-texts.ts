import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of the rules of exchange. */
export const rulesTexts = localized({ fr, ar, en });
