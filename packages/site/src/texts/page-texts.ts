/** The texts of a page, without the name of the site and without values. */
export interface PageTexts {
  readonly title: string;
  readonly heading: string;
  readonly description: string;
}
