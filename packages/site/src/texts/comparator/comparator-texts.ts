import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of the comparator, without those of the curve’s own chunk. */
export const comparatorTexts = localized({ fr, ar, en });
