import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of the answer to a conversion. */
export const answerTexts = localized({ fr, ar, en });
