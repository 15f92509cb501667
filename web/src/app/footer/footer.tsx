import { fill } from '@dinar/domain/language/texts';
import { amountOf } from '@dinar/domain/money/parse-amount';
import { stateHref } from '@dinar/site/pages/converter-state';
import { informationLinks, legalLinks, toolLinks } from '@dinar/site/pages/footer-links';
import { popularConversions, type SiteLink } from '@dinar/site/routes/site-links';
import { footerTexts } from '@dinar/site/texts/footer/footer-texts';
import { useId } from 'react';
import type { SiteConfig } from '../../config/site-config.ts';
import { OpenOnFavourites } from '../../features/favourites/open-on-favourites.tsx';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useToday } from '../../ui/clock/use-today.ts';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { Literal } from '../../ui/text/literal.tsx';
import { LanguageLinks } from '../language/language-links.tsx';
import styles from './footer.module.css';
import spriteUrl from './social.svg?no-inline';
import { socialLinks } from './social-links.ts';

/** The footer of every page: all its links, the contact details and this year's copyright. */
export function Footer({ site }: { site: SiteConfig['site'] }) {
  const locale = useLocale();
  const texts = useTexts(footerTexts);
  const conversionLinks = popularConversions.map((conversion) => ({
    label: fill(texts.conversion, conversion),
    path: stateHref({ ...conversion, amount: amountOf(conversion.amount) }),
  }));
  return (
    <footer className={styles.footer}>
      <OpenOnFavourites />
      <div className={styles.columns}>
        <div className={styles.about}>
          <div className={styles.top}>
            <p className={styles.name}>{site.name}</p>
            <LanguageLinks />
          </div>
          <p>{fill(texts.sentence, { tagline: texts.tagline })}</p>
          <p>{texts.about}</p>
        </div>
        <Column title={texts.navigation} links={toolLinks(locale)} />
        <Column title={texts.conversions} links={conversionLinks} />
        <Column title={texts.informationTitle} links={informationLinks(locale)} isLong />
        <div className={styles.reach}>
          <h2 className={styles.title}>{texts.reach}</h2>
          <SocialLinks site={site} />
          <address className={styles.contact}>
            <a href={`mailto:${site.email}`}>{site.email}</a>
            <a href={`tel:${site.phone.replace(/\s/g, '')}`}>
              <Literal>{site.phone}</Literal>
            </a>
            <span>{texts.place}</span>
          </address>
        </div>
      </div>
      <div className={styles.foot}>
        <p>{fill(texts.rights, { year: useToday().slice(0, 4), site: site.name })}</p>
        <nav aria-label={texts.mentions} className={styles.legal}>
          <LinkList links={legalLinks(locale)} />
        </nav>
      </div>
    </footer>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly links: readonly SiteLink[];
  /** Whether its list takes two columns on a narrow page. */
  readonly isLong?: boolean;
}

function Column({ title, links, isLong = false }: ColumnProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} data-long={isLong}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <LinkList links={links} />
    </nav>
  );
}

function LinkList({ links }: { links: readonly SiteLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, path }) => (
        <li key={label}>
          <AppLink to={path}>{label}</AppLink>
        </li>
      ))}
    </ul>
  );
}

function SocialLinks({ site }: { site: SiteConfig['site'] }) {
  const texts = useTexts(footerTexts);
  return (
    <ul className={styles.social}>
      {socialLinks(site, fill(texts.shared, { site: site.name })).map(({ id, name, href }) => (
        <li key={id}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <span className="visually-hidden">{fill(texts.shareOn, { network: name })}</span>
            <svg aria-hidden="true">
              <use href={`${spriteUrl}#${id}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
