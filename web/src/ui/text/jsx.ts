import type { ExoticComponent, JSX as ReactJsx } from 'react';
import type { Component, Content } from './content.ts';

/**
 * The types of JSX on this site: a text is alone in its element, never beside another text or an element.
 *
 * A page translator replaces each text node. React keeps changing the node that is no longer in the page, so an
 * old text stays beside new numbers, and removing or inserting beside it throws. React sets a text that is alone
 * by `textContent`, which needs no node of its own. See docs/decisions/texts-under-a-translator.md.
 */
export namespace JSX {
  export type ElementType =
    | keyof ReactJsx.IntrinsicElements
    | Component<never>
    | (new (
        props: never,
      ) => ElementClass)
    | (ExoticComponent<never> & { readonly type?: Component<never> });
  export type Element = ReactJsx.Element;
  export type ElementClass = ReactJsx.ElementClass;
  export type ElementAttributesProperty = ReactJsx.ElementAttributesProperty;
  export type ElementChildrenAttribute = ReactJsx.ElementChildrenAttribute;
  export type LibraryManagedAttributes<C, P> = ReactJsx.LibraryManagedAttributes<C, P>;
  export type IntrinsicAttributes = ReactJsx.IntrinsicAttributes;
  export type IntrinsicClassAttributes<T> = ReactJsx.IntrinsicClassAttributes<T>;
  export type IntrinsicElements = {
    [Tag in keyof ReactJsx.IntrinsicElements]: WithContent<ReactJsx.IntrinsicElements[Tag]>;
  };
}

type WithContent<Props> = Omit<Props, 'children'> & { children?: Content };
