import { pageAt } from '@dinar/site/pages/page';
import { splitLocale } from '@dinar/site/routes/locale-path';
import { loadEarly } from '../../ui/browser/load-early.ts';
import { screenOf } from './screen-table.tsx';

const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Loads screens before a visitor reaches them. A link under the pointer, touched or focused loads the code of its
 * screen at once, and no values: a visitor who passes by would leave listeners behind. No other screen loads
 * early: the visitor of a phone would pay for its bytes, and its evaluation would delay an input.
 */
export function loadScreensEarly(): void {
  for (const sign of signs) {
    addEventListener(sign, ({ target }) => loadTarget(target), { passive: true });
  }
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
