import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of a currency’s main rates. */
export const ratesTexts = localized({ fr, ar, en });
