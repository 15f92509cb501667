import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** What a page whose controls are made by scripts says where they are off. */
export const needsScriptsTexts = localized({ fr, ar, en });
