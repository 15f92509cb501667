import type { HTMLElement } from 'node-html-parser';
import type { BankPage } from './bank-page.ts';

/** The part of a description that can be proposed from the rows of a page. */
export type ProposedRows = Pick<BankPage, 'rows' | 'columns'> & {
  readonly count: number;
  /** Points that a person has to confirm, in French. */
  readonly doubts: readonly string[];
};

/** Returns a selector for an element by its id, otherwise its first class, otherwise its tag. */
export function selectorOf(element: HTMLElement): string {
  const tag = element.rawTagName.toLowerCase();
  const id = element.getAttribute('id');
  if (id !== undefined && /^[\w-]+$/.test(id)) return `${tag}#${id}`;
  const name = element.classNames.split(/\s+/).find((it) => /^[\w-]+$/.test(it));
  return name === undefined ? tag : `${tag}.${name}`;
}
