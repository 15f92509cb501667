import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of the comparison of banks. */
export const comparisonTexts = localized({ fr, ar, en });
