import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of an answer of the converter: its bank or mean, and the sides of its rates. */
export const conversionWordsTexts = localized({ fr, ar, en });
