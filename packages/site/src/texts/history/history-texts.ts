import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of the curve of a currency, its values and its files. */
export const historyTexts = localized({ fr, ar, en });
