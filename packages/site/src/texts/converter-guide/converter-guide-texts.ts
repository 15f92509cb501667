import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of the guide below the converter, which loads later. */
export const converterGuideTexts = localized({ fr, ar, en });
