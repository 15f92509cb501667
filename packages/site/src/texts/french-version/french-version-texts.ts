import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The sentence on translated legal texts: the French version counts. */
export const frenchVersionTexts = localized({ fr, ar, en });
