import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Why there is no answer: also the words of screens without an answer block, which would load its words for it. */
export const answerFailureTexts = localized({ fr, ar, en });
