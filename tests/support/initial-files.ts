/** The resources that a page's HTML needs before it can be used: addresses of scripts, and inline styles. */
export interface InitialFiles {
  /** Scripts and the modules preloaded for them, each once. */
  readonly scripts: readonly string[];
  readonly linkedStyles: readonly string[];
  readonly inlineStyles: readonly string[];
}

const elements = /<(script|link)\b([^>]*)>/g;

/** Reads the initial files as a browser would, under any file names. */
export function initialFiles(html: string): InitialFiles {
  const scripts = new Set<string>();
  const linkedStyles = new Set<string>();
  for (const [, name, attributes = ''] of html.matchAll(elements)) {
    const { src, href = '', rel, disabled } = attributesOf(attributes);
    if (name === 'script' && src !== undefined) scripts.add(src);
    if (rel === 'modulepreload') scripts.add(href);
    // Browsers do not load a disabled sheet.
    if (rel === 'stylesheet' && disabled === undefined) linkedStyles.add(href);
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
