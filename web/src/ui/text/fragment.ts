import { type ExoticComponent, type Key, Fragment as ReactFragment } from 'react';
import type { Elements } from './content.ts';

/** A fragment of elements. It has no element of its own, so a text in it could be beside others. */
export const Fragment: ExoticComponent<{
  readonly key?: Key;
  readonly children?: Elements;
}> = ReactFragment;
