import { PrivacyPage } from '../../features/information/privacy-page.tsx';
import { TermsPage } from '../../features/information/terms-page.tsx';

/** The legal pages, whose texts are the longest. */
export const legalPages = { privacy: PrivacyPage, terms: TermsPage };
