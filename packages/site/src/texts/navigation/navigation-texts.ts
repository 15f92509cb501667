import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The labels of the links in header, menu and footer. */
export const navigationTexts = localized({ fr, ar, en });
