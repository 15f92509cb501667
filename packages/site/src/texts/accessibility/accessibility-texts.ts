import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of the accessibility statement. */
export const accessibilityTexts = localized({ fr, ar, en });
