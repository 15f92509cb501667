import type { Expression, ExpressionOf, LiteralValue } from './ast.ts';
import type { Compiler, Evaluate, Frame } from './compiler.ts';
import { typeError } from './evaluation-error.ts';
import { decodeSegment, textOf } from './types/conversions.ts';
import {
  bytesOf,
  is,
  pathOf,
  RulesMap,
  type RulesPath,
  type RulesValue,
  typeOf,
} from './values/rules-value.ts';

export function literalValue(value: LiteralValue): RulesValue {
  return value instanceof Uint8Array ? bytesOf(value) : value;
}

export function compileList({ items }: ExpressionOf<'list'>, compiler: Compiler): Evaluate {
  const evaluates = compiler.compileAll(items);
  if (items.every(isLiteral)) {
    // A list of literals is created once; its items still count as evaluated.
    const values = items.map(({ value }) => literalValue(value));
    return ({ context }) => {
      context.budget.spend(values.length);
      return values;
    };
  }
  return (frame) => evaluates.map((evaluate) => evaluate(frame));
}

function isLiteral(expression: Expression): expression is ExpressionOf<'literal'> {
  return expression.kind === 'literal';
}

export function compileMap({ entries }: ExpressionOf<'map'>, compiler: Compiler): Evaluate {
  const compiled = entries.map((entry) => compiler.compileAll(entry));
  return (frame) =>
    RulesMap.of(
      compiled.map((entry): [string, RulesValue] => {
        const [key = null, value = null] = entry.map((evaluate) => evaluate(frame));
        if (typeof key !== 'string') throw typeError(typeOf(key), 'string');
        return [key, value];
      }),
    );
}

/** Compiles a path literal. A path in `$( )` adds all its segments, any other value adds one. */
export function compilePath({ parts }: ExpressionOf<'path'>, compiler: Compiler): Evaluate {
  const pieces = parts.map((part): ((frame: Frame) => RulesPath['segments']) => {
    if (part.kind === 'literal') return () => [decodeSegment(part.text)];
    if (part.kind === 'wildcard') return () => [{ name: part.name, rest: part.rest }];
    const evaluate = compiler.compile(part.value);
    return (frame) => {
      const value = evaluate(frame);
      return is(value, 'path') ? value.segments : [textOf(value)];
    };
  });
  return (frame) => pathOf(pieces.flatMap((piece) => piece(frame)));
}
