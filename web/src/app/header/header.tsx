import { frameTexts } from '@dinar/site/texts/frame/frame-texts';
import { useRef, useState } from 'react';
import { useLink } from '../../data/live/use-live-resource.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useLocation } from '../../ui/address/page-location.ts';
import { useTexts } from '../../ui/language/locale-context.ts';
import { Icon } from '../../ui/mark/icon.tsx';
import { LiveDot } from '../../ui/mark/live-dot.tsx';
import { SideMenu } from '../frame-parts.tsx';
import styles from './header.module.css';
import { LanguageToggle } from './language-toggle.tsx';
import { NavigationLinks } from './navigation-links.tsx';

/** The sticky header: the name, the five links, the live badge, the language. */
export function Header({ siteName }: { siteName: string }) {
  const texts = useTexts(frameTexts);
  const { pathname } = useLocation();
  // The page on which the panel was opened: back to another page closes it, for good.
  const [openOn, setOpenOn] = useState<string>();
  const isPanelOpen = openOn === pathname;
  if (openOn !== undefined && !isPanelOpen) setOpenOn(undefined);
  const burger = useRef<HTMLButtonElement>(null);
  const closePanel = () => {
    setOpenOn(undefined);
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
            onClick={() => setOpenOn(pathname)}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      {isPanelOpen && <SideMenu onClose={closePanel} />}
    </header>
  );
}

/** The badge « En Direct », active only while the page listens. */
function LiveBadge() {
  const texts = useTexts(frameTexts);
  const isLive = useLink() === 'live';
  return (
    <p className={styles.badge} title={isLive ? texts.isLive : texts.isWaiting}>
      <LiveDot live={isLive} />
      <span>{texts.live}</span>
      {!isLive && <span className="visually-hidden">{texts.notLive}</span>}
    </p>
  );
}
