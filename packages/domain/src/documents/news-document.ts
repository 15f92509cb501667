import * as v from 'valibot';
import { type Decoded, decodeWith, documentId } from './decoded.ts';
import { instantField, webAddressField } from './field-schemas.ts';

const newsSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  link: webAddressField,
  source: v.pipe(v.string(), v.nonEmpty()),
  date: instantField,
});

/** One headline: title and link, without the article. */
export type NewsItem = Readonly<v.InferOutput<typeof newsSchema>> & { readonly id: string };

/** Decodes a `news` document. */
export function decodeNewsItem(path: string, data: unknown): Decoded<NewsItem> {
  const decoded = decodeWith(newsSchema, path, data);
  if (!decoded.ok) return decoded;
  return { ok: true, value: { id: documentId(path), ...decoded.value } };
}

/** The fields of a `news` document. */
export function encodeNewsItem({ title, link, source, date }: NewsItem) {
  return { title, link, source, date };
}
