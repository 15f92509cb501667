import type {
  ResourceEntry,
  ResourceKind,
  ResourceValue,
} from '@dinar/site/delivery/page-resources';

/** Why there is no current value: the feed's code did not load, it was refused, or nothing came in time. */
export type ReadFailure = 'not-loaded' | 'refused' | 'unanswered';

/** What a page knows of one resource; a failed one keeps the last known entry. Each change is a new object. */
export type Reading<Kind extends ResourceKind = ResourceKind> =
  | { readonly kind: 'loading'; readonly entry?: undefined }
  | {
      readonly kind: 'ready';
      readonly entry: ResourceEntry<Kind>;
      /** Whether the server has answered this page with the entry, and a listener continues it. */
      readonly isLive: boolean;
    }
  | {
      readonly kind: 'failed';
      readonly failure: ReadFailure;
      readonly entry: ResourceEntry<Kind> | undefined;
    };

/** The value of a reading, however old. */
export function knownValue<Kind extends ResourceKind>({
  entry,
}: Reading<Kind>): ResourceValue<Kind> | undefined {
  return entry?.value;
}
