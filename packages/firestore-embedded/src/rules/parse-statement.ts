import type { AllowStatement, FunctionDeclaration, LetBinding, NamedSpan } from './ast.ts';
import { parseExpression } from './parse-expression.ts';
import type { TokenStream } from './token-stream.ts';

/** `allow methods: if condition;` */
export function parseAllow(tokens: TokenStream): AllowStatement {
  const { start } = tokens.next();
  const methods = parseMethods(tokens);
  if (tokens.is('if')) throw tokens.fail(tokens.current, "Missing ':' before 'if' condition.");
  if (!tokens.take(':')) {
    endOfStatement(tokens);
    return { methods, ...tokens.spanFrom(start) };
  }
  if (!tokens.take('if')) {
    throw tokens.fail(tokens.current, "Missing 'if' before conditional expression.");
  }
  if (tokens.is(';')) {
    throw tokens.fail(tokens.current, "Missing conditional expression after 'if'.");
  }
  const condition = parseExpression(tokens);
  endOfStatement(tokens);
  return { methods, condition, ...tokens.spanFrom(start) };
}

function parseMethods(tokens: TokenStream): NamedSpan[] {
  const methods: NamedSpan[] = [];
  do {
    if (!tokens.isKind('identifier')) {
      throw tokens.fail(tokens.current, "Expected at least one 'operation' after 'allow'.");
    }
    methods.push(tokens.name());
  } while (tokens.take(','));
  return methods;
}

/** Reads a semicolon, which is optional after the last statement of a block. */
function endOfStatement(tokens: TokenStream): void {
  if (tokens.take(';') || tokens.is('}')) return;
  if (tokens.isKind('path-segment')) {
    throw tokens.fail(tokens.current, "Missing 'match' keyword before path.");
  }
  throw tokens.unexpected();
}

/** `function name(parameters) { let …; return …; }` */
export function parseFunction(tokens: TokenStream): FunctionDeclaration {
  const { start } = tokens.next();
  const named = tokens.expectName();
  const parameters = parseParameters(tokens);
  tokens.expect('{');
  const bindings: LetBinding[] = [];
  while (tokens.is('let')) bindings.push(parseLet(tokens));
  tokens.expect('return');
  const result = parseExpression(tokens);
  tokens.take(';');
  tokens.expect('}');
  return { ...named, parameters, bindings, result, ...tokens.spanFrom(start) };
}

function parseParameters(tokens: TokenStream): NamedSpan[] {
  const parameters: NamedSpan[] = [];
  tokens.expect('(');
  if (tokens.take(')')) return parameters;
  do parameters.push(tokens.expectName());
  while (tokens.take(','));
  tokens.expect(')');
  return parameters;
}

function parseLet(tokens: TokenStream): LetBinding {
  tokens.next();
  const named = tokens.expectName();
  tokens.expect('=');
  const value = parseExpression(tokens);
  tokens.expect(';');
  return { ...named, value };
}
