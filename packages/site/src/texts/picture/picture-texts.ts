import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of the picture of the day; the widget has its names of rates. */
export const pictureTexts = localized({ fr, ar, en });
