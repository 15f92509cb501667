/** The shell's element with the configuration: its opening tag, its JSON, its closing tag. */
export const siteConfigElement = /(<script[^>]*id="site-config"[^>]*>)([\s\S]*?)(<\/script>)/;

/** The JSON of the shell's `site-config` element; throws when it has none. */
export function siteConfigIn(shell: string): string {
  const json = siteConfigElement.exec(shell)?.[2];
  if (json === undefined) throw new Error('The shell has no site-config element');
  return json;
}
