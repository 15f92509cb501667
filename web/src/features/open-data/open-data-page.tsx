import type { Page } from '@dinar/site/pages/page';
import { openDataPage, openDataPageInEnglish } from '@dinar/site/routes/open-data-page';
import { textsOfRoute } from '@dinar/site/texts/route-texts';
import type { SiteConfig } from '../../config/site-config.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { Changes, Fields, Files, type Language, Recipes } from './open-data-lists.tsx';
import styles from './open-data-page.module.css';
import { EnglishTerms, EnglishUse, Terms, Use } from './open-data-terms.tsx';

interface OpenDataPageProps {
  readonly page: Extract<Page, { readonly kind: 'information' }>;
  readonly site: SiteConfig['site'];
}

/** The open data, in French or in English: their files, fields, recipes, terms of use and changes. */
export function OpenDataPage({ page, site }: OpenDataPageProps) {
  const { heading, description } = textsOfRoute(page.route, page.locale);
  const language: Language = page.topic === 'dataInEnglish' ? 'english' : 'says';
  const isEnglish = language === 'english';
  return (
    <div className={styles.page} lang={isEnglish ? 'en' : undefined}>
      <header>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{description}</p>
        <p>
          <AppLink
            to={isEnglish ? openDataPage : openDataPageInEnglish}
            lang={isEnglish ? 'fr' : 'en'}
          >
            {isEnglish ? 'En français' : 'In English'}
          </AppLink>
        </p>
      </header>
      <Files language={language} />
      <Recipes language={language} site={site} />
      <Fields language={language} />
      {isEnglish ? <EnglishUse /> : <Use />}
      {isEnglish ? <EnglishTerms name={site.name} /> : <Terms name={site.name} />}
      <Changes language={language} />
    </div>
  );
}
