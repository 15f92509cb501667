import { defaultLocale } from '@dinar/domain/language/locale';
import type { Page } from '@dinar/site/pages/page';
import { pathIn } from '@dinar/site/routes/locale-path';
import { openDataPage } from '@dinar/site/routes/open-data-page';
import { listedTexts } from '@dinar/site/texts/routes/listed-texts';
import type { SiteConfig } from '../../config/site-config.ts';
import { Changes, Fields, Files, Recipes } from './open-data-lists.tsx';
import styles from './open-data-page.module.css';
import { Terms, Use } from './open-data-terms.tsx';

interface OpenDataPageProps {
  readonly page: Page<'information'>;
  readonly site: SiteConfig['site'];
}

/** The open data: their files, fields, recipes, terms of use and changes. */
export function OpenDataPage({ page, site }: OpenDataPageProps) {
  const { heading, description } = listedTexts(page.route, page.locale);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{description}</p>
        {page.locale === defaultLocale && (
          <p>
            <a href={pathIn('en', openDataPage)} lang="en">
              In English
            </a>
          </p>
        )}
      </header>
      <Files />
      <Recipes site={site} />
      <Fields />
      <Use />
      <Terms name={site.name} />
      <Changes />
    </div>
  );
}
