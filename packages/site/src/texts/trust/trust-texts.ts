import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of the facts about a bank. */
export const trustTexts = localized({ fr, ar, en });
