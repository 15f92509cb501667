import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of the page of the open data; the API describes its files and fields by the same ones. */
export const openDataTexts = localized({ fr, ar, en });
