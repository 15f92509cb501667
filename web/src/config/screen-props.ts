import type { Page } from '@dinar/site/pages/page';
import type { SiteConfig } from './site-config.ts';

/** The props of the screen of a kind of page. */
export interface ScreenProps<Kind extends Page['kind']> {
  readonly page: Page<Kind>;
  readonly site: SiteConfig['site'];
}
