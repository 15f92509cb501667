import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Why banks are closed on a day. */
export const closureTexts = localized({ fr, ar, en });
