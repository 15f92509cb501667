import type { Span } from './source-text.ts';

/** The syntax tree of rules_version '2', which the parser creates and the compiler reads. */
export interface RulesTree {
  readonly version: '1' | '2';
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly ServiceBlock[];
}

export interface ServiceBlock extends Span, NamedSpan {
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
}

export interface MatchBlock extends Span {
  readonly pattern: readonly PatternSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly allows: readonly AllowStatement[];
  readonly matches: readonly MatchBlock[];
}

export type PatternSegment = Span &
  (
    | { readonly kind: 'literal'; readonly text: string }
    /** `{name}`, or `{name=**}` when `rest`. */
    | ({ readonly kind: 'wildcard'; readonly rest: boolean } & NamedSpan)
  );

export interface AllowStatement extends Span {
  readonly methods: readonly NamedSpan[];
  /** Absent when always allowed. */
  readonly condition?: Expression;
}

export interface FunctionDeclaration extends Span, NamedSpan {
  readonly parameters: readonly NamedSpan[];
  readonly bindings: readonly LetBinding[];
  readonly result: Expression;
}

/** A name and its position. */
export interface NamedSpan {
  readonly name: string;
  readonly nameSpan: Span;
}

export interface LetBinding extends NamedSpan {
  readonly value: Expression;
}

export type UnaryOperator = '!' | '-';

/** The operators after an operand by their precedence in Google's grammar, lowest first. */
export const operatorLevels = [
  ['?'],
  ['||'],
  ['&&'],
  ['in'],
  ['is'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
] as const;

export type BinaryOperator = Exclude<(typeof operatorLevels)[number][number], '?' | 'is'>;

export type LiteralValue = null | boolean | bigint | number | string | Uint8Array;

export type PathPart =
  | PatternSegment
  /** `$(expression)` */
  | (Span & { readonly kind: 'interpolation'; readonly value: Expression });

export type Expression = Span &
  (
    | { readonly kind: 'literal'; readonly value: LiteralValue }
    | { readonly kind: 'list'; readonly items: readonly Expression[] }
    | { readonly kind: 'map'; readonly entries: readonly (readonly [Expression, Expression])[] }
    | { readonly kind: 'path'; readonly parts: readonly PathPart[] }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
    | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
    | {
        readonly kind: 'slice';
        readonly object: Expression;
        readonly from?: Expression;
        readonly to?: Expression;
      }
    | ({ readonly kind: 'call'; readonly arguments: readonly Expression[] } & NamedSpan)
    | ({
        readonly kind: 'method';
        readonly object: Expression;
        readonly arguments: readonly Expression[];
      } & NamedSpan)
    | {
        readonly kind: 'unary';
        readonly operator: UnaryOperator;
        readonly operand: Expression;
      }
    | {
        readonly kind: 'binary';
        readonly operator: BinaryOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | { readonly kind: 'is'; readonly operand: Expression; readonly type: string }
    | {
        readonly kind: 'conditional';
        readonly condition: Expression;
        readonly whenTrue: Expression;
        readonly whenFalse: Expression;
      }
  );

export type ExpressionOf<Kind extends Expression['kind']> = Extract<
  Expression,
  { readonly kind: Kind }
>;
