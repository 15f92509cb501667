import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of the table of one amount in all currencies. */
export const amountsTableTexts = localized({ fr, ar, en });
