import { navigationPaths } from '@dinar/site/pages/navigation-links';
import { pageAt } from '@dinar/site/pages/page';
import { splitLocale } from '@dinar/site/routes/locale-path';
import type { PageStore } from '../../data/store/page-store.ts';
import { loadEarly } from '../../ui/browser/load-early.ts';
import { onceAnswered } from '../once-answered.ts';
import { screenOf } from './screen-table.tsx';

const signs = ['pointerdown', 'touchstart', 'focusin'] as const;

/**
 * Loads screens before a visitor reaches them. A touched or focused link loads the code of its screen at once,
 * and no values: a visitor who passes by would leave listeners behind.
 * The screens of the header load as soon as the rates have arrived or failed, unless the browser saves data.
 */
export function loadScreensEarly(store: PageStore): void {
  for (const sign of signs) {
    addEventListener(sign, ({ target }) => loadTarget(target), { passive: true });
  }
  if (!savesData()) onceAnswered(store, () => loadEarly(loadLinked));
}

async function loadLinked(): Promise<void> {
  const linked = navigationPaths.flatMap((path) => pageAt(path, new URLSearchParams()) ?? []);
  await Promise.all(linked.map((page) => screenOf(page).preload()));
}

function loadTarget(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin) return;
  // A page in another language is loaded whole, with scripts of its own.
  if (splitLocale(link.pathname).locale !== splitLocale(location.pathname).locale) return;
  const page = pageAt(link.pathname, new URLSearchParams(link.search));
  if (!page) return;
  loadEarly(screenOf(page).preload);
}

function savesData(): boolean {
  return (
    'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true
  );
}
