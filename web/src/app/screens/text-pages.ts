import { AboutPage } from '../../features/information/about-page.tsx';
import { AccessibilityPage } from '../../features/information/accessibility-page.tsx';
import { FaqPage } from '../../features/information/faq-page.tsx';

/** The text pages about the site itself, in one file: each separate screen enlarges every first load. */
export const textPages = { about: AboutPage, accessibility: AccessibilityPage, faq: FaqPage };
