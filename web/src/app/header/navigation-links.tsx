import { navigationLinks } from '@dinar/site/pages/navigation-links';
import { NavigationLink } from '../../ui/address/app-link.tsx';
import { useLocale } from '../../ui/language/locale-context.ts';
import styles from './header.module.css';

/** The links to the main pages. */
export function NavigationLinks({ onFollow }: { onFollow?: () => void }) {
  return (
    <ul>
      {navigationLinks(useLocale()).map(({ label, path, exact }) => (
        <li key={path}>
          <NavigationLink
            to={path}
            exact={exact}
            className={styles.link}
            onClick={() => onFollow?.()}
          >
            {label}
          </NavigationLink>
        </li>
      ))}
    </ul>
  );
}
