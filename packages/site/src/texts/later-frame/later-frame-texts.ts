import { localized } from '@dinar/domain/language/texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of the frame's parts that load later, the ticker among them. */
export const laterFrameTexts = localized({ fr, ar, en });
