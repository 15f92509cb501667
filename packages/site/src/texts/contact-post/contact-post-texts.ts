import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The refusals of a posted contact form, which visitors without scripts read. */
export const contactPostTexts = localized({ fr, ar, en });
