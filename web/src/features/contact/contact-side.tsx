import type { SiteConfig } from '../../config/site-config.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './contact-page.module.css';

/** The other ways to reach us. */
export function ContactSide({ site }: { site: SiteConfig['site'] }) {
  return (
    <aside className={styles.side} aria-label="Nos coordonnées">
      <dl>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </div>
        <div>
          <dt>Téléphone</dt>
          <dd>
            <a href={`tel:${site.phone.replace(/\s/g, '')}`}>{site.phone}</a>
          </dd>
        </div>
        <div>
          <dt>Adresse</dt>
          <dd>Tunis, Tunisie</dd>
        </div>
        <div>
          <dt>Horaires</dt>
          <dd>Lun - Ven: 9h00 - 18h00</dd>
        </div>
      </dl>
      <p className={styles.soft}>
        <RichText
          text="Votre question a peut-être déjà sa réponse : {faq}."
          faq={<AppLink to="/faq">questions fréquentes</AppLink>}
        />
      </p>
    </aside>
  );
}
