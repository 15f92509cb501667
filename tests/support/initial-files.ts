import { parse } from 'node-html-parser';

/** The resources that a page's HTML needs before it can be used: addresses of scripts, and inline styles. */
interface InitialFiles {
  /** Scripts and the modules preloaded for them, each once. */
  readonly scripts: readonly string[];
  readonly linkedStyles: readonly string[];
  readonly inlineStyles: readonly string[];
}

/** Reads the initial files as a browser would, under any file names. */
export function initialFiles(html: string): InitialFiles {
  const page = parse(html);
  const addressesOf = (selector: string) =>
    page
      .querySelectorAll(selector)
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '');
  return {
    scripts: [...new Set(addressesOf('script[src], link[rel=modulepreload]'))],
    // Browsers do not load a disabled sheet.
    linkedStyles: addressesOf('link[rel=stylesheet]:not([disabled])'),
    inlineStyles: page.querySelectorAll('style').map(({ rawText }) => rawText),
  };
}
