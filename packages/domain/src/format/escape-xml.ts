/** Escapes a text for XML and HTML, in elements and in quoted attributes. */
// In a file of its own: sitemap, feeds, pictures and the widget write XML.
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
