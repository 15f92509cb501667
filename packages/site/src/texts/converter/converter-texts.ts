import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of the converter's screen; its headings are those of conversions. */
export const converterTexts = localized({ fr, ar, en });
