import type { Page } from '@dinar/site/pages/page';
import type { SiteConfig } from '../../config/site-config.ts';

/** The props of each page of text. */
export interface InformationProps {
  readonly page: Page<'information'>;
  readonly site: SiteConfig['site'];
}
