import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of curves and of their tables. */
export const chartTexts = localized({ fr, ar, en });
