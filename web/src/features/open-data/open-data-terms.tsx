import { openDataPath } from '@dinar/site/routes/open-data-paths';
import { AppLink } from '../../ui/address/app-link.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './open-data-page.module.css';

const openapi = <a href={openDataPath({ kind: 'openapi' }, 'json')}>OpenAPI 3.1</a>;
const schema = <a href={openDataPath({ kind: 'schema' }, 'json')}>JSON Schema</a>;
const any = <code translate="no">*</code>;
const tag = <code translate="no">ETag</code>;
const version = <code translate="no">v1</code>;
const provider = <code translate="no">provider</code>;
const applies = <code translate="no">applies</code>;

/** How programs read the files, in French. */
export function Use() {
  return (
    <section>
      <h2 className={styles.title}>Depuis un programme</h2>
      <p>
        <RichText
          text="Ni clé ni compte. Toute page peut lire ces fichiers (CORS {any}) ; ils portent un {tag} et une durée de vie de cinq minutes, d’une heure pour une série ou un jour passé, d’un jour pour une année passée : ne demandez pas un fichier plus d’une fois en cinq minutes. La version est dans l’adresse : {version} ne perdra ni ne renommera de champ, et restera deux ans après une version suivante."
          any={any}
          tag={tag}
          version={version}
        />
      </p>
      <p>
        <RichText
          text="Description complète : {openapi} et {schema}. Un refus est un JSON qui dit quoi faire : 400 pour une adresse illisible, 404 quand rien n’est publié (pour un jour, {applies} nomme celui qui vaut), 503 quand les cours ne peuvent pas être lus. Des données de démonstration ne sont jamais servies (409)."
          openapi={openapi}
          schema={schema}
          applies={applies}
        />
      </p>
    </section>
  );
}

/** How programs read the files, in English. */
export function EnglishUse() {
  return (
    <section>
      <h2 className={styles.title}>From a program</h2>
      <p>
        <RichText
          text="No key and no account. Any page may read these files (CORS {any}); they have an {tag} and live for five minutes, an hour for a series or a past day, a day for a past year: do not request a file more than once in five minutes. The version is in the address: {version} will neither lose nor rename a field, and stays two years after a next version."
          any={any}
          tag={tag}
          version={version}
        />
      </p>
      <p>
        <RichText
          text="Full description: {openapi} and {schema}. A refusal is JSON that says what to do: 400 for an address that cannot be read, 404 when nothing is published (for a day, {applies} names the one that applies), 503 when the rates cannot be read. Demonstration data are never served (409)."
          openapi={openapi}
          schema={schema}
          applies={applies}
        />
      </p>
    </section>
  );
}

/** The terms of reuse, in French. */
export function Terms({ name }: { name: string }) {
  return (
    <section id="conditions">
      <h2 className={styles.title}>Conditions de reprise</h2>
      <p>
        <RichText
          text="Vous pouvez reprendre ces nombres, aussi dans un produit, en citant {name}, le fournisseur ({provider}) et le jour de chaque nombre. Ce que les fournisseurs demandent eux-mêmes reste dû. Rien n’est garanti : les {terms} s’appliquent."
          name={name}
          provider={provider}
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

/** The terms of reuse, in English. */
export function EnglishTerms({ name }: { name: string }) {
  return (
    <section id="conditions">
      <h2 className={styles.title}>Terms of reuse</h2>
      <p>
        <RichText
          text="You may reuse these numbers, in a product too, if you cite {name}, the provider ({provider}) and the day of each number. What providers ask themselves remains due. Nothing is guaranteed: the {terms} apply."
          name={name}
          provider={provider}
          terms={<AppLink to="/conditions-d-utilisation">terms of use (in French)</AppLink>}
        />
      </p>
      <p>
        The market rate is included only if its provider permits redistribution: that of
        ExchangeRate-API, shown on our pages, is not.
      </p>
    </section>
  );
}
