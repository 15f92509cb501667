import { textsOfRoute } from '@dinar/site/texts/route-texts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './information.module.css';
import type { InformationProps } from './information-props.ts';

const tested = [
  'Chaque sorte de page est examinée par axe, en clair et en sombre, sur téléphone et sur ordinateur, contre les règles WCAG 2.2 de niveaux A et AA qu’une machine peut vérifier.',
  'Au clavier : le lien « Aller au contenu », le menu, le convertisseur et le tri des tableaux.',
  'Les pages tiennent sans défilement horizontal dans une fenêtre de 320 pixels de large.',
  'Sans scripts, les cours se lisent, le convertisseur répond et le formulaire de contact part.',
  'Avec « réduire les animations », rien ne bouge de soi-même ; sinon, un bouton arrête la bande des cours.',
  'Une hausse, une baisse ou un meilleur cours n’est jamais dit par la couleur seule.',
];

const failing = [
  'Le site n’est qu’en français. Le bouton de langue change le drapeau et le code, et ne traduit rien.',
  'Aucun audit complet n’a été fait par un tiers, et aucun essai avec des personnes qui emploient un lecteur d’écran : nous ne déclarons donc pas de conformité.',
  'Une longue réponse des questions fréquentes défile dans un cadre de 200 pixels de haut.',
  'Les articles de presse et les sites des banques vers lesquels nous menons ne dépendent pas de nous.',
];

/** The accessibility statement: the tests made, the known faults, and how to report one. */
export function AccessibilityPage({ page, site }: InformationProps) {
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>{textsOfRoute(page.route).heading}</h1>
        <p className={styles.lead}>
          Le site doit servir à chacun. Voici ce qui est vérifié à chaque version, et ce qui ne
          tient pas encore.
        </p>
        <p className={styles.soft}>
          <RichText
            text="Déclaration du {day}."
            day={<time dateTime="2026-11-24">24 novembre 2026</time>}
          />
        </p>
      </header>
      <Facts title="Ce qui est vérifié" facts={tested} />
      <Facts title="Ce qui ne tient pas encore" facts={failing} />
      <section>
        <h2 className={styles.title}>Signaler une difficulté</h2>
        <p>
          <RichText
            text="Écrivez à {mail} ou par le {form}, en disant la page, l’appareil et ce que vous employez pour la lire."
            mail={<a href={`mailto:${site.email}`}>{site.email}</a>}
            form={<AppLink to="/contact">formulaire de contact</AppLink>}
          />
        </p>
      </section>
    </div>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
