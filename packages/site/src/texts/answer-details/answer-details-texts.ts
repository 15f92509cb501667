import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of the folded details of an answer, which load later. */
export const answerDetailsTexts = localized({ fr, ar, en });
