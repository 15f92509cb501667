import type { FieldMask } from '../model/field-mask.ts';
import type { FieldPath } from '../model/field-path.ts';
import type { Fields, Value } from '../model/value.ts';

export type Precondition =
  | { readonly kind: 'exists'; readonly exists: boolean }
  /** RFC 3339 with six decimals. */
  | { readonly kind: 'updateTime'; readonly updateTime: string };

export interface Transform {
  readonly path: FieldPath;
  readonly operation:
    | { readonly kind: 'requestTime' }
    | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: Value }
    | {
        readonly kind: 'appendMissingElements' | 'removeAllFromArray';
        readonly elements: readonly Value[];
      };
}

interface WriteTo {
  readonly name: string;
  readonly precondition?: Precondition;
}

/** A validated `Write`. */
export type Write =
  | (WriteTo & {
      readonly kind: 'update';
      readonly fields: Fields;
      /** Without a mask the document is replaced. */
      readonly mask?: FieldMask;
      readonly transforms: readonly Transform[];
    })
  | (WriteTo & { readonly kind: 'delete' })
  | (WriteTo & { readonly kind: 'verify' });
