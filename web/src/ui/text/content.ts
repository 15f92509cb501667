import type { ReactElement } from 'react';

/** Elements without a text beside them; React renders nothing for the other values. */
export type Elements = ReactElement | null | undefined | false | '' | readonly Elements[];

/** The children that an element may have: elements, or one text alone. */
export type Content = string | number | Elements;

/** A component; it returns elements, because a text could be beside others where the component is used. */
export type Component<Props> = (props: Props) => Elements;
