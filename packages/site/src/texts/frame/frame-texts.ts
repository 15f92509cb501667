import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of the frame of every page, in its first load. */
export const frameTexts = localized({ fr, ar, en });
