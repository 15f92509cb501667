import { openDataDescriptions } from '@dinar/site/open-data/open-data-descriptions';
import { rateFields } from '@dinar/site/open-data/open-data-fields';
import type { Page } from '@dinar/site/pages/page';
import {
  type OpenDataKind,
  openDataFiles,
  openDataKinds,
  openDataPath,
  openDataRoot,
} from '@dinar/site/routes/open-data-paths';
import { textsOfRoute } from '@dinar/site/texts/route-texts';
import type { SiteConfig } from '../../config/site-config.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './open-data-page.module.css';

interface OpenDataPageProps {
  readonly page: Extract<Page, { readonly kind: 'information' }>;
  readonly site: SiteConfig['site'];
}

/** The open data: their addresses, the meaning of each field, and the terms of use. */
export function OpenDataPage({ page, site }: OpenDataPageProps) {
  const { heading, description } = textsOfRoute(page.route);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{description}</p>
      </header>
      <Files />
      <Fields />
      <section>
        <h2 className={styles.title}>Depuis un programme</h2>
        <p>
          <RichText
            text="Ni clé ni compte. Toute page peut lire ces fichiers (CORS {any}) ; ils portent un {tag} et une durée de vie de cinq minutes, d’une heure pour un jour passé : ne demandez pas plus souvent. La version est dans l’adresse : {version} ne perdra ni ne renommera de champ."
            any={<code translate="no">*</code>}
            tag={<code translate="no">ETag</code>}
            version={<code translate="no">v1</code>}
          />
        </p>
        <pre className={styles.code}>
          <code translate="no">{`curl ${site.url}${openDataRoot}/latest.json`}</code>
        </pre>
        <p>
          <RichText
            text="Description complète : {openapi} et {schema}. Un refus est un JSON qui dit quoi faire : 400 pour une adresse illisible, 404 quand rien n’est publié, 503 quand les cours ne peuvent pas être lus. Des données de démonstration ne sont jamais servies (409)."
            openapi={<a href={openDataPath({ kind: 'openapi' }, 'json')}>OpenAPI 3.1</a>}
            schema={<a href={openDataPath({ kind: 'schema' }, 'json')}>JSON Schema</a>}
          />
        </p>
      </section>
      <Terms name={site.name} />
    </div>
  );
}

function Files() {
  return (
    <section>
      <h2 className={styles.title}>Les fichiers</h2>
      <ul className={styles.files}>
        {openDataKinds.map((kind) => (
          <File key={kind} kind={kind} />
        ))}
      </ul>
    </section>
  );
}

function File({ kind }: { readonly kind: OpenDataKind }) {
  const { path, formats } = openDataFiles[kind];
  const [first, ...others] = formats;
  const address = `${openDataRoot}${path}`;
  return (
    <li>
      <code translate="no">{`${address}.${first}`}</code>
      {others.map((format) => (
        <span key={format} className={styles.soft} translate="no">{` · .${format}`}</span>
      ))}
      <p>{openDataDescriptions[kind].says}</p>
      {!path.includes('{') && (
        <p>
          {formats.map((format) => (
            <a key={format} className={styles.format} href={`${address}.${format}`} translate="no">
              {format.toUpperCase()}
            </a>
          ))}
        </p>
      )}
    </li>
  );
}

function Fields() {
  return (
    <section>
      <h2 className={styles.title}>Un nombre et ce qu’il dit</h2>
      <p>
        Chaque ligne est un nombre. Les valeurs sont des textes décimaux et non des nombres JSON :
        un cours a six décimales au plus, qu’un nombre binaire ne garde pas toutes.
      </p>
      <dl className={styles.fields}>
        {rateFields.map(({ name, says }) => (
          <div key={name}>
            <dt>
              <code translate="no">{name}</code>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Terms({ name }: { name: string }) {
  return (
    <section id="conditions">
      <h2 className={styles.title}>Conditions de reprise</h2>
      <p>
        <RichText
          text="Vous pouvez reprendre ces nombres, aussi dans un produit, en citant {name}, le fournisseur ({provider}) et le jour de chaque nombre. Ce que les fournisseurs demandent eux-mêmes reste dû. Rien n’est garanti : les {terms} s’appliquent."
          name={name}
          provider={<code translate="no">provider</code>}
          terms={<AppLink to="/conditions-d-utilisation">conditions d’utilisation</AppLink>}
        />
      </p>
      <p>
        Le cours du marché n’y est que lorsque son fournisseur permet de le redistribuer : celui
        d’ExchangeRate-API, affiché sur nos pages, l’exclut, et n’est donc pas dans les fichiers.
        Les fichiers d’un jour passé ont les cours de la Banque Centrale et des banques, sans celui
        du marché, dont le fournisseur d’alors n’est pas gardé.
      </p>
    </section>
  );
}
