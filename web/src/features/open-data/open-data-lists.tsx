import { openDataChanges } from '@dinar/site/open-data/open-data-changes';
import { openDataDescriptions } from '@dinar/site/open-data/open-data-descriptions';
import { rateFields } from '@dinar/site/open-data/open-data-fields';
import { recipes } from '@dinar/site/open-data/recipes';
import {
  type OpenDataKind,
  openDataFiles,
  openDataKinds,
  openDataRoot,
} from '@dinar/site/routes/open-data-paths';
import type { SiteConfig } from '../../config/site-config.ts';
import styles from './open-data-page.module.css';

/** The language of the page, by the name of the texts in the tables of the open data. */
export type Language = 'says' | 'english';

interface InLanguage {
  readonly language: Language;
}

const headings = {
  files: { says: 'Les fichiers', english: 'The files' },
  fields: { says: 'Un nombre et ce qu’il dit', english: 'A number and what it says' },
  recipes: { says: 'À copier', english: 'To copy' },
  changes: { says: 'Changements', english: 'Changes' },
} as const;

const decimals = {
  says: 'Chaque ligne est un nombre. Les valeurs sont des textes décimaux et non des nombres JSON : un cours a six décimales au plus, qu’un nombre binaire ne garde pas toutes.',
  english:
    'Each row is a number. Values are decimal texts and not JSON numbers: a rate has at most six places, and a binary number does not keep them all.',
} as const;

/** The list of files. */
export function Files({ language }: InLanguage) {
  return (
    <section>
      <h2 className={styles.title}>{headings.files[language]}</h2>
      <ul className={styles.files}>
        {openDataKinds.map((kind) => (
          <File key={kind} kind={kind} language={language} />
        ))}
      </ul>
    </section>
  );
}

function File({ kind, language }: InLanguage & { readonly kind: OpenDataKind }) {
  const { path, formats } = openDataFiles[kind];
  const [first, ...others] = formats;
  const address = `${openDataRoot}${path}`;
  return (
    <li>
      <code translate="no">{`${address}.${first}`}</code>
      {others.map((format) => (
        <span key={format} className={styles.soft} translate="no">{` · .${format}`}</span>
      ))}
      <p>{openDataDescriptions[kind][language]}</p>
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

/** The fields of a rate. */
export function Fields({ language }: InLanguage) {
  return (
    <section>
      <h2 className={styles.title}>{headings.fields[language]}</h2>
      <p>{decimals[language]}</p>
      <dl className={styles.fields}>
        {rateFields.map((field) => (
          <div key={field.name}>
            <dt>
              <code translate="no">{field.name}</code>
            </dt>
            <dd>{field[language]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The formulas and programs to copy. */
export function Recipes({ language, site }: InLanguage & Pick<SiteProps, 'site'>) {
  return (
    <section>
      <h2 className={styles.title}>{headings.recipes[language]}</h2>
      {recipes(site).map((recipe) => (
        <div key={recipe.id}>
          <h3>{language === 'says' ? recipe.title : recipe.english}</h3>
          <pre className={styles.code}>
            <code translate="no">{recipe.code}</code>
          </pre>
        </div>
      ))}
    </section>
  );
}

interface SiteProps {
  readonly site: SiteConfig['site'];
}

/** The dated changes of the open data. */
export function Changes({ language }: InLanguage) {
  return (
    <section id="changements">
      <h2 className={styles.title}>{headings.changes[language]}</h2>
      <dl className={styles.fields}>
        {openDataChanges.map((change) => (
          <div key={change.day}>
            <dt translate="no">{change.day}</dt>
            <dd>{change[language]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
