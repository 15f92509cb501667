import { contactTable } from '@dinar/domain/contact/validate-contact';
import { contactTexts } from '@dinar/site/texts/contact/contact-texts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The words of an element, with one space for each run of spaces. */
export function wordsOf(element: Element | null | undefined): string | undefined {
  return element?.textContent.replace(/\s+/g, ' ').trim();
}

/** The words of each of the elements. */
export const allWords = (elements: Iterable<Element>) => [...elements].map(wordsOf);

/** The words of the cells of each row. */
export const cellsOf = (rows: readonly Element[]) => rows.map((row) => allWords(row.children));

/** The heading of the page. */
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

/** Where the link of a name leads, in the page or in a part of it. */
export function hrefOf(
  name: string | RegExp,
  part: Pick<typeof screen, 'getByRole'> = screen,
): string | null {
  return part.getByRole('link', { name }).getAttribute('href');
}

/** Where each link of a part leads. */
export function hrefsIn(part: HTMLElement): (string | null)[] {
  return within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

/** The field of a name. */
export const field = (name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('textbox', { name });

/** The fields of the contact form, in their order. */
export const contactFields = () =>
  contactTable.map(({ name }) => field(new RegExp(`^${contactTexts.fr.labels[name]}`)));

/** Replaces the text of a field by typing. */
export async function typeInto(input: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

/** Presses the button of a name. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The words of each bank's row in a table that compares them, without its place on the common scale. */
export function comparedRows(table: HTMLElement): (string | undefined)[][] {
  const [, ...body] = within(table).getAllByRole('row');
  return body.map((row) => allWords(row.querySelectorAll(':scope > :not([data-column=scale])')));
}
