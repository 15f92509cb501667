import { defaultLocale, type Locale } from '@dinar/domain/language/locale';
import { pathIn } from '@dinar/site/routes/locale-path';
import { openDataPage } from '@dinar/site/routes/open-data-page';
import { openDataPath } from '@dinar/site/routes/open-data-paths';
import { openDataTexts } from '@dinar/site/texts/open-data/open-data-texts';
import type { ScreenProps } from '../../config/screen-props.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import { TextPage } from '../../ui/text/text-page.tsx';
import { Changes, Fields, Files, Recipes } from './open-data-lists.tsx';
import styles from './open-data-page.module.css';

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

/** How programs read the files. */
function Use() {
  const { title, access, description } = useTexts(openDataTexts).use;
  return (
    <section>
      <h2>{title}</h2>
      <p>
        <RichText
          text={access}
          any={<code translate="no">*</code>}
          tag={<code translate="no">ETag</code>}
          version={<code translate="no">v1</code>}
        />
      </p>
      <p>
        <RichText
          text={description}
          openapi={
            <a href={openDataPath({ kind: 'openapi' }, 'json')} translate="no">
              OpenAPI 3.1
            </a>
          }
          schema={
            <a href={openDataPath({ kind: 'schema' }, 'json')} translate="no">
              JSON Schema
            </a>
          }
          applies={<code translate="no">applies</code>}
        />
      </p>
    </section>
  );
}

/** The terms of reuse. */
function Terms({ name }: { name: string }) {
  const { title, text, terms, market } = useTexts(openDataTexts).reuse;
  return (
    <section id="conditions">
      <h2>{title}</h2>
      <p>
        <RichText
          text={text}
          site={name}
          provider={<code translate="no">provider</code>}
          terms={<AppLink to="/conditions-d-utilisation">{terms}</AppLink>}
        />
      </p>
      <p>{market}</p>
    </section>
  );
}
