import type { HTMLElement } from 'node-html-parser';

/**
 * Returns the rows of a table without those of nested tables, each as its cells; a cell that spans several rows is
 * in each of them.
 */
export function ownRows(table: HTMLElement): HTMLElement[][] {
  const spanning = new Map<number, { cell: HTMLElement; left: number }>();
  return ownTableRows(table).map((row) => {
    const shown: HTMLElement[] = [];
    let column = 0;
    const show = (cell: HTMLElement, left: number) => {
      shown.push(cell);
      if (left > 0) spanning.set(column, { cell, left });
      else spanning.delete(column);
      column += spanOf(cell, 'colspan');
    };
    const showSpanning = () => {
      for (let above = spanning.get(column); above; above = spanning.get(column)) {
        show(above.cell, above.left - 1);
      }
    };
    for (const cell of cellsOf(row)) {
      showSpanning();
      show(cell, spanOf(cell, 'rowspan') - 1);
    }
    showSpanning();
    return shown;
  });
}

function spanOf(cell: HTMLElement, name: 'colspan' | 'rowspan'): number {
  return Math.max(1, Math.floor(Number(cell.getAttribute(name))) || 1);
}

/** Returns the rows of a table without those of nested tables. */
export function ownTableRows(table: HTMLElement): HTMLElement[] {
  return table.querySelectorAll('tr').filter((row) => row.closest('table') === table);
}

/** Returns the cells of a row, or its elements where it is no row of a table. */
export function cellsOf(row: HTMLElement): HTMLElement[] {
  const cells = row.querySelectorAll('th, td').filter((cell) => cell.closest('tr') === row);
  return cells.length > 0 ? cells : row.children;
}

/** Returns the text of each cell, as `textOf`. */
export function textsOf(cells: readonly HTMLElement[]): string[] {
  return cells.map(textOf);
}

/** Returns the text of an element, its white space folded. */
export function textOf(element: HTMLElement): string {
  return element.text.replace(/\s+/g, ' ').trim();
}

/** Whether a single cell spans the table: a title or a note. One without a span is a truncated row. */
export function isCaption(cells: readonly HTMLElement[]): boolean {
  return cells.length === 1 && cells[0] !== undefined && spanOf(cells[0], 'colspan') > 1;
}

/** Returns a selector for an element by its id, otherwise its first class, otherwise its tag. */
export function selectorOf(element: HTMLElement): string {
  const tag = element.rawTagName.toLowerCase();
  const id = element.getAttribute('id');
  if (id !== undefined && /^[\w-]+$/.test(id)) return `${tag}#${id}`;
  const name = element.classNames.split(/\s+/).find((it) => /^[\w-]+$/.test(it));
  return name === undefined ? tag : `${tag}.${name}`;
}
