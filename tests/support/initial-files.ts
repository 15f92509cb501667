/** The resources that a page's HTML needs before it can be used: addresses of scripts, and styles in the page. */
export interface InitialFiles {
  /** Scripts and the modules preloaded for them, each once. */
  readonly scripts: readonly string[];
  readonly linkedStyles: readonly string[];
  readonly inlineStyles: readonly string[];
}

const elements = /<(script|link)\b([^>]*)>/g;

/** Reads them as a browser would, whatever the build calls its files. */
export function initialFiles(html: string): InitialFiles {
  const scripts = new Set<string>();
  const linkedStyles = new Set<string>();
  for (const [, name, attributes = ''] of html.matchAll(elements)) {
    const { src, href = '', rel } = attributesOf(attributes);
    if (name === 'script' && src !== undefined) scripts.add(src);
    if (rel === 'modulepreload') scripts.add(href);
    if (rel === 'stylesheet') linkedStyles.add(href);
  }
  const inlineStyles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)];
  return {
    scripts: [...scripts],
    linkedStyles: [...linkedStyles],
    inlineStyles: inlineStyles.map(([, css = '']) => css),
  };
}

function attributesOf(text: string): Record<string, string | undefined> {
  const found = [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]));
}
