import type { ExpressionOf } from './ast.ts';
import type { Compiler } from './compiler.ts';
import type { Evaluate, Frame } from './frame.ts';
import { decodeSegment, textOf } from './types/conversions.ts';
import { type PathBinding, RulesPath } from './values/rules-path.ts';
import type { RulesValue } from './values/rules-value.ts';

type Segments = readonly (string | PathBinding)[];

/** Compiles a path literal. A path in `$( )` adds all its segments, any other value adds one. */
export function compilePath({ parts }: ExpressionOf<'path'>, compiler: Compiler): Evaluate {
  const pieces = parts.map((part): ((frame: Frame) => Segments) => {
    if (part.kind === 'literal') return () => [decodeSegment(part.text)];
    if (part.kind === 'wildcard') return () => [{ name: part.name, rest: part.rest }];
    const evaluate = compiler.compile(part.value);
    return (frame) => segmentsOf(evaluate(frame));
  });
  return (frame) => new RulesPath(pieces.flatMap((piece) => piece(frame)));
}

function segmentsOf(value: RulesValue): Segments {
  return value instanceof RulesPath ? value.segments : [textOf(value)];
}
