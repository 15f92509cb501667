/** Matches the configuration element of the shell: its opening tag, its JSON, its closing tag. */
export const siteConfigElement = /(<script[^>]*id="site-config"[^>]*>)([\s\S]*?)(<\/script>)/;

/** Returns the JSON of the `site-config` element of the shell; throws if there is none. */
export function siteConfigIn(shell: string): string {
  const json = siteConfigElement.exec(shell)?.[2];
  if (json === undefined) throw new Error('The shell has no site-config element');
  return json;
}
