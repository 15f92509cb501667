import { defaultLocale, type Locale } from '@dinar/domain/language/locale';
import type { Page } from '@dinar/site/pages/page';
import { pathIn } from '@dinar/site/routes/locale-path';
import { openDataPage } from '@dinar/site/routes/open-data-page';
import type { SiteConfig } from '../../config/site-config.ts';
import { TextPage } from '../../ui/text/text-page.tsx';
import { Changes, Fields, Files, Recipes } from './open-data-lists.tsx';
import styles from './open-data-page.module.css';
import { Terms, Use } from './open-data-terms.tsx';

interface OpenDataPageProps {
  readonly page: Page<'information'>;
  readonly site: SiteConfig['site'];
}

/** The open data: their files, fields, recipes, terms of use and changes. */
export function OpenDataPage({ page, site }: OpenDataPageProps) {
  return (
    <TextPage page={page} className={styles.page} note={<InEnglish locale={page.locale} />}>
      <Files />
      <Recipes site={site} />
      <Fields />
      <Use />
      <Terms name={site.name} />
      <Changes />
    </TextPage>
  );
}

function InEnglish({ locale }: { locale: Locale }) {
  if (locale !== defaultLocale) return null;
  return (
    <p>
      <a href={pathIn('en', openDataPage)} lang="en">
        In English
      </a>
    </p>
  );
}
