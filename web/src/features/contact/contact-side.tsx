import { contactTexts } from '@dinar/site/texts/contact/contact-texts';
import type { SiteConfig } from '../../config/site-config.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
import { Literal } from '../../ui/text/literal.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './contact-page.module.css';

/** The other ways to reach us. */
export function ContactSide({ site }: { site: SiteConfig['site'] }) {
  const { details } = useTexts(contactTexts);
  return (
    <aside className={styles.side} aria-label={details.title} data-printed>
      <dl>
        <div>
          <dt>{details.email}</dt>
          <dd>
            <a href={`mailto:${site.email}`}>
              <Literal>{site.email}</Literal>
            </a>
          </dd>
        </div>
        <div>
          <dt>{details.phone}</dt>
          <dd>
            <a href={`tel:${site.phone.replace(/\s/g, '')}`}>
              <Literal>{site.phone}</Literal>
            </a>
          </dd>
        </div>
        <div>
          <dt>{details.address}</dt>
          <dd>{details.city}</dd>
        </div>
        <div>
          <dt>{details.hours}</dt>
          <dd>{details.openingHours}</dd>
        </div>
      </dl>
      <p className="soft">
        <RichText text={details.faq} questions={<AppLink to="/faq">{details.questions}</AppLink>} />
      </p>
    </aside>
  );
}
