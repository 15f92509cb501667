import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The tagline of the site, below its name. */
export const taglineTexts = localized({ fr, ar, en });
