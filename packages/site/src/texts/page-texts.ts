/** The words of a page, without the site's name and without values. */
export interface PageTexts {
  readonly title: string;
  readonly heading: string;
  readonly description: string;
}
