import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of a bank’s pages: all its currencies, and one of them. */
export const bankTexts = localized({ fr, ar, en });
