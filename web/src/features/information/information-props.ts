import type { Page } from '@dinar/site/pages/page';
import type { SiteConfig } from '../../config/site-config.ts';

/** What each page of text is given. */
export interface InformationProps {
  readonly page: Extract<Page, { readonly kind: 'information' }>;
  readonly site: SiteConfig['site'];
}
