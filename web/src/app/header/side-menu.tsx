import { menuLinks } from '@dinar/site/pages/menu-links';
import { frameTexts } from '@dinar/site/texts/frame/frame-texts';
import { NavigationLink } from '../../ui/address/app-link.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { LanguageLinks } from '../language/language-links.tsx';
import styles from './header.module.css';
import { NavigationLinks } from './navigation-links.tsx';
import { SidePanel } from './side-panel.tsx';

/** The menu of narrow pages: all doors of the site and its languages, in a panel. */
export function SideMenu({ onClose }: { onClose: () => void }) {
  const texts = useTexts(frameTexts);
  return (
    <SidePanel onClose={onClose}>
      <nav className={styles.panelNavigation} aria-label={texts.menu}>
        <NavigationLinks onFollow={onClose} />
        <ul className={styles.doors}>
          {menuLinks(useLocale()).map(({ label, path }) => (
            <li key={path}>
              <NavigationLink to={path} exact className={styles.link} onClick={onClose}>
                {label}
              </NavigationLink>
            </li>
          ))}
        </ul>
        <LanguageLinks />
      </nav>
    </SidePanel>
  );
}
