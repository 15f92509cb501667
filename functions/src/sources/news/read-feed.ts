import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as v from 'valibot';
import { cutText } from '../cut-text.ts';
import { SourceError } from '../source-error.ts';

/** One item of the feed, decoded as XML; its title is still HTML. */
export interface FeedItem {
  readonly title?: string | undefined;
  readonly link?: string | undefined;
  readonly pubDate?: string | undefined;
}

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  // It would also remove the space between a CDATA section and the text beside it.
  trimValues: false,
  // Each text is decoded once, CDATA never. The body is bounded, so its entities are.
  processEntities: { maxExpandedLength: Number.MAX_SAFE_INTEGER },
  // Without this the parser leaves numeric references.
  htmlEntities: true,
  isArray: (name) => name === 'item',
});

// Atom's own link elements have another name. A value that is not text is left out and not guessed.
const text = v.fallback(v.optional(v.pipe(v.string(), v.trim())), undefined);
const itemSchema = v.object({ title: text, link: text, pubDate: text });
const feedSchema = v.object({
  rss: v.object({ channel: v.object({ item: v.array(v.unknown()) }) }),
});

/**
 * Returns the items of an RSS 2.0 feed. Throws SourceError 'empty-body', 'truncated', 'malformed-body' or
 * 'table-not-found'.
 */
export function readFeed(body: string, source: string): FeedItem[] {
  const xml = body.trim();
  if (xml === '') throw new SourceError('empty-body', source, 'la réponse est vide');
  // No feed needs a document type, and its entity declarations make XML bombs possible.
  if (/<!(doctype|entity)/i.test(xml)) {
    throw new SourceError('malformed-body', source, 'la réponse déclare un type de document');
  }
  if (!xml.endsWith('>') || (/<rss\b/i.test(xml) && !/<\/rss\s*>/i.test(xml))) {
    throw new SourceError('truncated', source, 'le flux est coupé');
  }
  const verdict = XMLValidator.validate(xml);
  if (verdict !== true) {
    const { code, line } = verdict.err;
    throw new SourceError('malformed-body', source, `ligne ${line} : XML mal formé (${code})`);
  }
  const feed = v.safeParse(feedSchema, parseXml(xml, source));
  if (!feed.success)
    throw new SourceError('table-not-found', source, 'aucun article d’un flux RSS');
  return feed.output.rss.channel.item.flatMap((item) => {
    const read = v.safeParse(itemSchema, item);
    return read.success ? [read.output] : [{}];
  });
}

// The parser throws plain errors for some faults that the validator accepts.
function parseXml(xml: string, source: string): unknown {
  try {
    return parser.parse(xml);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new SourceError('malformed-body', source, cutText(message, 200).replace(/\.$/, ''));
  }
}
