import { recipes } from '@dinar/site/open-data/recipes';
import {
  type OpenDataKind,
  openDataFiles,
  openDataKinds,
  openDataRoot,
} from '@dinar/site/routes/open-data-paths';
import { openDataTexts } from '@dinar/site/texts/open-data/open-data-texts';
import type { SiteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../ui/language/locale-context.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import { Literal } from '../../ui/text/literal.tsx';
import styles from './open-data-page.module.css';

// The changes of the open data, the latest first. Nothing of `v1` is renamed or removed.
const changes = [
  { day: '2026-11-26', name: 'series' },
  { day: '2026-11-24', name: 'first' },
] as const;

// The names of languages of programs are the same in each language.
const programNames = { javascript: 'JavaScript', python: 'Python' };

/** The list of files. */
export function Files() {
  const { title, kinds } = useTexts(openDataTexts).files;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.files}>
        {openDataKinds.map((kind) => (
          <File key={kind} kind={kind} says={kinds[kind]} />
        ))}
      </ul>
    </section>
  );
}

function File({ kind, says }: { readonly kind: OpenDataKind; readonly says: string }) {
  const { path, formats } = openDataFiles[kind];
  const [first, ...others] = formats;
  const address = `${openDataRoot}${path}`;
  return (
    <li>
      <code translate="no">{`${address}.${first}`}</code>
      {others.map((format) => (
        <Fragment key={format}>
          <span className={styles.soft}> · </span>
          <span className={styles.soft} translate="no">{`.${format}`}</span>
        </Fragment>
      ))}
      <p>{says}</p>
      {!path.includes('{') && (
        <p>
          {formats.map((format) => (
            <a key={format} className={styles.format} href={`${address}.${format}`}>
              <Literal>{format.toUpperCase()}</Literal>
            </a>
          ))}
        </p>
      )}
    </li>
  );
}

/** The fields of a rate. */
export function Fields() {
  const { title, lead, of } = useTexts(openDataTexts).fields;
  return (
    <section>
      <h2>{title}</h2>
      <p>{lead}</p>
      <dl className={styles.fields}>
        {Object.entries(of).map(([name, says]) => (
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

/** The formulas and programs to copy. */
export function Recipes({ site }: { readonly site: SiteConfig['site'] }) {
  const texts = useTexts(openDataTexts).recipes;
  const titles = { ...texts, ...programNames };
  return (
    <section>
      <h2>{texts.title}</h2>
      {recipes(site).map(({ id, code }) => (
        <div key={id}>
          <h3>{titles[id]}</h3>
          <pre className={styles.code}>
            <code translate="no">{code}</code>
          </pre>
        </div>
      ))}
    </section>
  );
}

/** The dated changes of the open data. */
export function Changes() {
  const texts = useTexts(openDataTexts).changes;
  return (
    <section id="changements">
      <h2>{texts.title}</h2>
      <dl className={styles.fields}>
        {changes.map(({ day, name }) => (
          <div key={day}>
            <dt>
              <Literal>{day}</Literal>
            </dt>
            <dd>{texts[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
