import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of the privacy policy and of the terms of use. */
export const legalTexts = localized({ fr, ar, en });
