/** What React hoists out of a page, and the page without it. */
export interface SplitMarkup {
  readonly head: string;
  readonly body: string;
}

// React escapes < and > in texts and attributes, so that neither ends a match before its time.
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Parts React's markup: without a `<head>` of its own, it writes titles, metas and links first. */
export function splitHead(markup: string): SplitMarkup {
  const head = hoisted.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length) };
}
