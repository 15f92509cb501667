import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of the form of a new alert, which loads after its page. */
export const alertFormTexts = localized({ fr, ar, en });
