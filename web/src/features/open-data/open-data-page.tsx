import { defaultLocale, type Locale } from '@dinar/domain/language/locale';
import { pathIn } from '@dinar/site/routes/locale-path';
import { openDataPage } from '@dinar/site/routes/open-data-page';
import type { ScreenProps } from '../../config/screen-props.ts';
import { TextPage } from '../../ui/text/text-page.tsx';
import { Changes, Fields, Files, Recipes } from './open-data-lists.tsx';
import styles from './open-data-page.module.css';
import { Terms, Use } from './open-data-terms.tsx';

/** The open data: their files, fields, recipes, terms of use and changes. */
export function OpenDataPage({ page, site }: ScreenProps<'information'>) {
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
