import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of the page with the widget for other sites. */
export const integrateTexts = localized({ fr, ar, en });
