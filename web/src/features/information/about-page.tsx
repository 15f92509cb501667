import { fill } from '@dinar/domain/language/texts';
import { aboutTexts } from '@dinar/site/texts/about/about-texts';
import type { ScreenProps } from '../../config/screen-props.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { ButtonLink } from '../../ui/control/button.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
import textPage from '../../ui/text/text-page.module.css';
import { TextPage } from '../../ui/text/text-page.tsx';
import styles from './information.module.css';

const offers = [
  { name: 'banks', path: '/cours-change' },
  { name: 'crypto', path: '/cryptomonnaies' },
  { name: 'live', path: '/' },
  { name: 'screens', path: '/convertisseur' },
] as const;

/** The authors, the purpose and the contents of the site. */
export function AboutPage({ page, site }: ScreenProps<'information'>) {
  const texts = useTexts(aboutTexts);
  return (
    <TextPage
      page={page}
      lead={<p className={textPage.lead}>{fill(texts.lead, { site: site.name })}</p>}
    >
      <section>
        <h2>{texts.mission.title}</h2>
        <p>{texts.mission.text}</p>
      </section>
      <section>
        <h2>{texts.offersTitle}</h2>
        <ul className={styles.offers}>
          {offers.map(({ name, path }) => (
            <li key={name}>
              <h3 className={styles.offer}>
                <AppLink to={path}>{texts.offers[name].title}</AppLink>
              </h3>
              <p className="soft">{texts.offers[name].text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{texts.team.title}</h2>
        <p>{texts.team.text}</p>
      </section>
      <p className="actions">
        <ButtonLink look="solid" to="/contact">
          {texts.contact}
        </ButtonLink>
        <ButtonLink to="/faq">{texts.questions}</ButtonLink>
      </p>
    </TextPage>
  );
}
