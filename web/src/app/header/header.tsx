import { menuLinks, navigationLinks } from '@dinar/site/pages/navigation-links';
import { frameTexts } from '@dinar/site/texts/frame/frame-texts';
import { useRef, useState } from 'react';
import { AppLink, NavigationLink } from '../../ui/address/app-link.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { Icon } from '../../ui/mark/icon.tsx';
import { LanguageLinks } from '../language/language-links.tsx';
import styles from './header.module.css';
import { LanguageToggle } from './language-toggle.tsx';
import { LiveBadge } from './live-badge.tsx';
import { SidePanel } from './side-panel.tsx';

/** The sticky header: the name, the five links, the live badge, the language. */
export function Header({ siteName }: { siteName: string }) {
  const texts = useTexts(frameTexts);
  const locale = useLocale();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const burger = useRef<HTMLButtonElement>(null);
  const closePanel = () => {
    setIsPanelOpen(false);
    burger.current?.focus();
  };
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <AppLink to="/" className={styles.brand}>
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <rect width="32" height="32" rx="8" />
            <path d="M7 21.5 13 15l4.5 4L25 10.5" />
            <circle cx="25" cy="10.5" r="2.5" />
          </svg>
          <span className={styles.name}>{siteName}</span>
        </AppLink>
        <nav className={styles.navigation} aria-label={texts.navigation}>
          <NavigationLinks />
        </nav>
        <div className={styles.tools} data-screen>
          <LiveBadge />
          <LanguageToggle />
          <button
            ref={burger}
            type="button"
            className={styles.burger}
            aria-label={texts.openMenu}
            aria-expanded={isPanelOpen}
            aria-haspopup="dialog"
            onClick={() => setIsPanelOpen(true)}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      {isPanelOpen && (
        <SidePanel onClose={closePanel}>
          <nav className={styles.panelNavigation} aria-label={texts.menu}>
            <NavigationLinks onFollow={closePanel} />
            <ul className={styles.doors}>
              {menuLinks(locale).map(({ label, path }) => (
                <li key={path}>
                  <NavigationLink to={path} exact className={styles.link} onClick={closePanel}>
                    {label}
                  </NavigationLink>
                </li>
              ))}
            </ul>
            <LanguageLinks />
          </nav>
        </SidePanel>
      )}
    </header>
  );
}

function NavigationLinks({ onFollow }: { onFollow?: () => void }) {
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
