const linkedSheet = /<link rel="stylesheet"[^>]*\shref="\/([^"]+)"[^>]*>/g;

/**
 * Returns the page with its linked style sheets inlined: one round trip less before the first paint. Throws
 * when the page links no sheet, or a sheet whose text would close the style element.
 */
export function inlineStyleSheets(html: string, read: (file: string) => string): string {
  const files = [...html.matchAll(linkedSheet)];
  if (files.length === 0) throw new Error('The built page links no style sheet');
  return html.replace(linkedSheet, (_, file: string) => {
    const css = read(file).trim();
    if (/<\/style/i.test(css))
      throw new Error(`${file} contains "</style" and cannot be inlined in a page`);
    return `<style>${css}</style>`;
  });
}
