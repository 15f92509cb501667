import type { Page } from '@dinar/site/pages/page';
import type { ComponentType } from 'react';
import type { SiteConfig } from '../../config/site-config.ts';
import { type LazyPart, lazyPart } from '../../ui/panel/lazy-part.tsx';

export interface ScreenProps<P extends Page = Page> {
  readonly page: P;
  readonly site: SiteConfig['site'];
}

/** A screen whose code is a file of its own, asked for when a page needs it. */
export interface LazyScreen<P extends Page> extends LazyPart<ScreenProps<P>> {
  /** The module of the screen, from `src`: the build finds its scripts by it. */
  readonly module: string;
}

/** Makes a screen that is loaded once; a load that failed is tried again. */
export function lazyScreen<P extends Page>(
  module: string,
  importScreen: () => Promise<ComponentType<ScreenProps<P>>>,
): LazyScreen<P> {
  return { module, ...lazyPart(importScreen) };
}
