import { fill } from '@dinar/domain/language/texts';
import { aboutTexts } from '@dinar/site/texts/about/about-texts';
import { listedTexts } from '@dinar/site/texts/routes/listed-texts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { ButtonLink } from '../../ui/control/button.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
import styles from './information.module.css';
import type { InformationProps } from './information-props.ts';

const offers = [
  { name: 'banks', path: '/cours-change' },
  { name: 'crypto', path: '/cryptomonnaies' },
  { name: 'live', path: '/' },
  { name: 'screens', path: '/convertisseur' },
] as const;

/** The authors, the purpose and the contents of the site. */
export function AboutPage({ page, site }: InformationProps) {
  const texts = useTexts(aboutTexts);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>{listedTexts(page.route, page.locale).heading}</h1>
        <p className={styles.lead}>{fill(texts.lead, { site: site.name })}</p>
      </header>
      <section>
        <h2 className={styles.title}>{texts.mission.title}</h2>
        <p>{texts.mission.text}</p>
      </section>
      <section>
        <h2 className={styles.title}>{texts.offersTitle}</h2>
        <ul className={styles.offers}>
          {offers.map(({ name, path }) => (
            <li key={name}>
              <h3 className={styles.offer}>
                <AppLink to={path}>{texts.offers[name].title}</AppLink>
              </h3>
              <p className={styles.soft}>{texts.offers[name].text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={styles.title}>{texts.team.title}</h2>
        <p>{texts.team.text}</p>
      </section>
      <p className={styles.actions}>
        <ButtonLink look="solid" to="/contact">
          {texts.contact}
        </ButtonLink>
        <ButtonLink to="/faq">{texts.questions}</ButtonLink>
      </p>
    </div>
  );
}
