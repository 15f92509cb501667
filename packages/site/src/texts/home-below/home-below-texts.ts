import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of the parts of home below the card. */
export const homeBelowTexts = localized({ fr, ar, en });
