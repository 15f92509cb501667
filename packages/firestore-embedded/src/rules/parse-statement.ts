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
    return { methods, start, end: tokens.previousEnd };
  }
  if (!tokens.take('if')) {
    throw tokens.fail(tokens.current, "Missing 'if' before conditional expression.");
  }
  if (tokens.is(';')) {
    throw tokens.fail(tokens.current, "Missing conditional expression after 'if'.");
  }
  const condition = parseExpression(tokens);
  endOfStatement(tokens);
  return { methods, condition, start, end: tokens.previousEnd };
}

function parseMethods(tokens: TokenStream): NamedSpan[] {
  const methods: NamedSpan[] = [];
  do {
    if (!tokens.isKind('identifier')) {
      throw tokens.fail(tokens.current, "Expected at least one 'operation' after 'allow'.");
    }
    const { text: name, ...nameSpan } = tokens.next();
    methods.push({ name, nameSpan });
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
  const { text: name, ...nameSpan } = tokens.expectIdentifier();
  const parameters = parseParameters(tokens);
  tokens.expect('{');
  const bindings: LetBinding[] = [];
  while (tokens.is('let')) bindings.push(parseLet(tokens));
  tokens.expect('return');
  const result = parseExpression(tokens);
  tokens.take(';');
  const { end } = tokens.expect('}');
  return { name, nameSpan, parameters, bindings, result, start, end };
}

function parseParameters(tokens: TokenStream): NamedSpan[] {
  const parameters: NamedSpan[] = [];
  tokens.expect('(');
  if (tokens.take(')')) return parameters;
  do {
    const { text: name, ...nameSpan } = tokens.expectIdentifier();
    parameters.push({ name, nameSpan });
  } while (tokens.take(','));
  tokens.expect(')');
  return parameters;
}

function parseLet(tokens: TokenStream): LetBinding {
  tokens.next();
  const { text: name, ...nameSpan } = tokens.expectIdentifier();
  tokens.expect('=');
  const value = parseExpression(tokens);
  tokens.expect(';');
  return { name, nameSpan, value };
}
