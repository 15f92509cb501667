import { collection } from '@dinar/domain/documents/collections';
import {
  decodeNewsItem,
  encodeNewsItem,
  type NewsItem,
} from '@dinar/domain/documents/news-document';
import { maxKeptNews, mergeNews } from '@dinar/domain/news/merge-news';
import type { Firestore } from 'firebase-admin/firestore';
import { commitGroups, type Write } from '../documents/commit-groups.ts';
import { decodedDocuments } from '../documents/decoded-documents.ts';

/** Merges headlines into `news`, which keeps the newest, and returns the number of headlines written. */
export async function writeNews(db: Firestore, read: readonly NewsItem[]): Promise<number> {
  const news = db.collection(collection.news);
  const newest = await news
    .orderBy('date', 'desc')
    .limit(maxKeptNews * 2)
    .get();
  const stored = decodedDocuments(newest.docs, decodeNewsItem);
  const { write, remove } = mergeNews(stored, read);
  const writes: Write[] = [
    ...write.map(
      (item): Write =>
        (batch) =>
          batch.set(news.doc(item.id), encodeNewsItem(item)),
    ),
    ...remove.map(
      (id): Write =>
        (batch) =>
          batch.delete(news.doc(id)),
    ),
  ];
  await commitGroups(db, [writes]);
  return write.length;
}
