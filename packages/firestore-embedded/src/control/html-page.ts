/** An answer for people, not for programs. */
export class HtmlPage {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}
