import { resourcesOf } from '@dinar/site/delivery/page-resources';
import { pageAt } from '@dinar/site/pages/page';
import type { BoardStore } from '../../data/board/board-store.ts';
import type { ResourceStore } from '../../data/resources/resource-store.ts';
import { loadEarly } from '../../ui/browser/load-early.ts';
import { onceAnswered } from '../once-answered.ts';
import { laterParts } from './later-parts.ts';
import { screenOf, screens } from './screen-table.tsx';

const signs = ['pointerdown', 'touchstart', 'focusin'] as const;

/**
 * Loads a screen before a visitor reaches it: with its values as soon as a link is touched or focused, and
 * the code of every screen and of its later parts once the rates were answered for. What does not load is
 * loaded again, and its failure shown, when the visitor gets there.
 */
export function loadScreensEarly(store: BoardStore, resources: Pick<ResourceStore, 'ask'>): void {
  for (const sign of signs) {
    addEventListener(sign, ({ target }) => loadTarget(target, resources), { passive: true });
  }
  if (!savesData()) onceAnswered(store, loadAll);
}

function loadAll(): void {
  for (const { load } of [...screens, ...laterParts]) loadEarly(load);
}

function loadTarget(target: EventTarget | null, { ask }: Pick<ResourceStore, 'ask'>): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin) return;
  const page = pageAt(link.pathname, new URLSearchParams(link.search));
  if (!page) return;
  loadEarly(screenOf(page).load);
  for (const resource of resourcesOf(page)) ask(resource);
}

function savesData(): boolean {
  return (
    'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true
  );
}
