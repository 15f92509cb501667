import { fill } from '@dinar/domain/language/texts';
import { homeBelowTexts } from '@dinar/site/texts/home-below/home-below-texts';
import { useId } from 'react';
import { useTexts } from '../../ui/language/locale-context.ts';
import { Icon, type IconName } from '../../ui/mark/icon.tsx';
import styles from './why-choose.module.css';

const claims = [
  { icon: 'bank', claim: 'official' },
  { icon: 'scales', claim: 'comparison' },
  { icon: 'clock', claim: 'continuous' },
  { icon: 'gift', claim: 'free' },
] as const satisfies readonly { readonly icon: IconName; readonly claim: string }[];

/** Describes the site, with four reasons to use it. */
export function WhyChoose({ siteName }: { siteName: string }) {
  const texts = useTexts(homeBelowTexts).why;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {fill(texts.title, { site: siteName })}
      </h2>
      <ul className={styles.claims}>
        {claims.map(({ icon, claim }) => (
          <li key={icon} className={styles.claim}>
            <Icon name={icon} />
            <h3 className={styles.name}>{texts[claim]}</h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
