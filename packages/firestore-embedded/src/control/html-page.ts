/** A response in HTML, for people rather than programs. */
export class HtmlPage {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}
