import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of the pages to print: the sheet of a currency, and one amount in every currency. */
export const sheetTexts = localized({ fr, ar, en });
