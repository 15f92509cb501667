import type { Page } from '@dinar/site/pages/page';
import type { SiteConfig } from '../../config/site-config.ts';
import { type LazyPart, lazyPart } from '../../ui/panel/lazy-part.tsx';
import type { Component } from '../../ui/text/content.ts';

export interface ScreenProps<P extends Page = Page> {
  readonly page: P;
  readonly site: SiteConfig['site'];
}

/** A screen whose code is a file of its own, loaded when a page needs it. */
export interface LazyScreen<P extends Page> extends LazyPart<ScreenProps<P>> {
  /** The path of the screen's module from `src`, by which the build finds its scripts. */
  readonly module: string;
}

/** Creates a screen that is loaded once; a failed load is retried. */
export function lazyScreen<P extends Page>(
  module: string,
  importScreen: () => Promise<Component<ScreenProps<P>>>,
): LazyScreen<P> {
  return { module, ...lazyPart(importScreen) };
}
