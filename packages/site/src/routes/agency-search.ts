/**
 * The address of a search for a bank's branches on OpenStreetMap. The visitor's browser opens it: nothing of it
 * is loaded before, and the link sends no referrer.
 */
export function agencySearchHref(bank: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${bank}, Tunisie`)}`;
}
