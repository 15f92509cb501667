import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The headings of conversions. Apart from those of other pages, which the converter does not use. */
export const conversionTexts = localized({ fr, ar, en });
