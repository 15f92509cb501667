import { textsOfRoute } from '@dinar/site/texts/route-texts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { ButtonLink } from '../../ui/control/button.tsx';
import styles from './information.module.css';
import type { InformationProps } from './information-props.ts';

const offers = [
  {
    title: 'Taux des banques',
    path: '/cours-change',
    text: 'L’achat et la vente des banques de Tunisie, côte à côte, chaque jour ouvrable, du lundi au vendredi.',
  },
  {
    title: 'Crypto-monnaies',
    path: '/cryptomonnaies',
    text: 'Les prix et les variations sur 24 heures des principales crypto-monnaies.',
  },
  {
    title: 'Mises à jour en temps réel',
    path: '/',
    text: 'Les chiffres bougent sous vos yeux dès qu’ils changent, sans recharger la page.',
  },
  {
    title: 'Interface adaptée à tous les écrans',
    path: '/convertisseur',
    text: 'Du téléphone au grand écran, au clavier comme au doigt, en clair comme en sombre.',
  },
];

/** The authors, the purpose and the contents of the site. */
export function AboutPage({ page, site }: InformationProps) {
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>{textsOfRoute(page.route).heading}</h1>
        <p className={styles.lead}>
          {`${site.name} est la plateforme de référence des taux de change en Tunisie.`}
        </p>
      </header>
      <section>
        <h2 className={styles.title}>Notre mission</h2>
        <p>
          Rendre les taux de change lisibles et comparables. Les cours du dinar existent, mais
          dispersés, sous des formes différentes et souvent sans date. Nous les réunissons, disons
          d’où vient chacun et de quel jour il est, et laissons chacun comparer avant de changer.
        </p>
      </section>
      <section>
        <h2 className={styles.title}>Ce que nous offrons</h2>
        <ul className={styles.offers}>
          {offers.map(({ title, path, text }) => (
            <li key={title}>
              <h3 className={styles.offer}>
                <AppLink to={path}>{title}</AppLink>
              </h3>
              <p className={styles.soft}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={styles.title}>Notre équipe</h2>
        <p>
          Une petite équipe à Tunis, de la finance et du logiciel, qui relève les cours, vérifie
          chaque source avant de la publier et répond à vos messages.
        </p>
      </section>
      <p className={styles.actions}>
        <ButtonLink look="solid" to="/contact">
          Nous contacter
        </ButtonLink>
        <ButtonLink to="/faq">Questions fréquentes</ButtonLink>
      </p>
    </div>
  );
}
