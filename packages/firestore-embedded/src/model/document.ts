import type { Fields } from './value.ts';

/** A stored document; `name` is the full resource name, the times are RFC 3339. */
export interface StoredDocument {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}
