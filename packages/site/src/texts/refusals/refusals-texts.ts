import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** What an address answers that has nothing to show: of the open data, of the widgets, of any method. */
export const refusalsTexts = localized({ fr, ar, en });
