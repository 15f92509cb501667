import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of the widget for other sites. */
export const widgetTexts = localized({ fr, ar, en });
