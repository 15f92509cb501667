import { openDataPath } from '@dinar/site/routes/open-data-paths';
import { openDataTexts } from '@dinar/site/texts/open-data/open-data-texts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import textPage from '../../ui/text/text-page.module.css';

/** How programs read the files. */
export function Use() {
  const { title, access, description } = useTexts(openDataTexts).use;
  return (
    <section>
      <h2 className={textPage.title}>{title}</h2>
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
export function Terms({ name }: { name: string }) {
  const { title, text, terms, market } = useTexts(openDataTexts).reuse;
  return (
    <section id="conditions">
      <h2 className={textPage.title}>{title}</h2>
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
