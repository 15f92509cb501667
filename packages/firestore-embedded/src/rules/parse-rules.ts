import type {
  AllowStatement,
  FunctionDeclaration,
  LetBinding,
  MatchBlock,
  MethodWord,
  NamedSpan,
  RulesFile,
  ServiceBlock,
} from './ast.ts';
import type { IssueList } from './issue-list.ts';
import { tokenize } from './lexer.ts';
import { parseExpression } from './parse-expression.ts';
import { parsePattern } from './parse-path.ts';
import { SyntaxFailure, TokenStream } from './token-stream.ts';

const methodWords: readonly string[] = [
  'read',
  'write',
  'get',
  'list',
  'create',
  'update',
  'delete',
] satisfies MethodWord[];

/** What a service or match block holds, while it is being read. */
interface Body {
  readonly functions: FunctionDeclaration[];
  readonly allows: AllowStatement[];
  readonly matches: MatchBlock[];
}

/** Parses one rules file; on a broken statement it reports an issue and goes on with the next. */
export function parseRules(content: string, issues: IssueList): RulesFile {
  return new RulesParser(new TokenStream(tokenize(content, issues), issues), issues).file();
}

class RulesParser {
  readonly #tokens: TokenStream;
  readonly #issues: IssueList;

  constructor(tokens: TokenStream, issues: IssueList) {
    this.#tokens = tokens;
    this.#issues = issues;
  }

  file(): RulesFile {
    const tokens = this.#tokens;
    let version: '1' | '2' = '1';
    const functions: FunctionDeclaration[] = [];
    const services: ServiceBlock[] = [];
    while (!tokens.isKind('end')) {
      this.#statement(() => {
        if (tokens.is('rules_version')) version = this.#version();
        else if (tokens.is('service')) services.push(this.#service());
        else if (tokens.is('function')) functions.push(this.#function());
        else throw tokens.unexpected();
      });
    }
    return { version, functions, services };
  }

  /** Runs a parse step; after a failure skips to where the next statement can begin. */
  #statement(step: () => void): void {
    try {
      step();
    } catch (error) {
      if (!(error instanceof SyntaxFailure)) throw error;
      this.#skipStatement();
    }
  }

  #skipStatement(): void {
    const tokens = this.#tokens;
    let depth = 0;
    while (!tokens.isKind('end')) {
      if (depth === 0 && tokens.is('}')) return;
      const { text } = tokens.next();
      if (text === '{') depth += 1;
      if (text === '}') depth -= 1;
      if (depth === 0 && (text === ';' || text === '}')) return;
    }
  }

  #version(): '1' | '2' {
    const tokens = this.#tokens;
    tokens.next();
    tokens.expect('=');
    if (!tokens.isKind('string')) throw tokens.mismatch('STRING');
    const token = tokens.next();
    tokens.take(';');
    if (token.value === '1' || token.value === '2') return token.value;
    throw tokens.fail(token, `Invalid rules version ${token.text}.`);
  }

  #service(): ServiceBlock {
    const { start } = this.#tokens.next();
    let name = this.#tokens.expectIdentifier().text;
    while (this.#tokens.take('.')) name += `.${this.#tokens.expectIdentifier().text}`;
    const { functions, matches } = this.#body('service');
    return { name, functions, matches, start, end: this.#tokens.previousEnd };
  }

  #match(): MatchBlock {
    const { start } = this.#tokens.next();
    const pattern = parsePattern(this.#tokens);
    return { pattern, ...this.#body('match'), start, end: this.#tokens.previousEnd };
  }

  #body(owner: 'service' | 'match'): Body {
    const tokens = this.#tokens;
    const body: Body = { functions: [], allows: [], matches: [] };
    tokens.expect('{');
    while (!tokens.is('}') && !tokens.isKind('end')) {
      this.#statement(() => this.#member(owner, body));
    }
    const { current } = tokens;
    tokens.expect('}');
    if (owner === 'match' && Object.values(body).every((list) => list.length === 0)) {
      this.#issues.error(current, "The 'match' body must contain at least one declaration.");
    }
    return body;
  }

  #member(owner: 'service' | 'match', body: Body): void {
    const tokens = this.#tokens;
    if (tokens.take(';')) return;
    if (tokens.is('match')) body.matches.push(this.#match());
    else if (tokens.is('function')) body.functions.push(this.#function());
    else if (tokens.is('allow') && owner === 'match') body.allows.push(this.#allow());
    else if (tokens.isKind('path-segment') || tokens.is('/')) {
      throw tokens.fail(tokens.current, "Missing 'match' keyword before path.");
    } else throw tokens.unexpected();
  }

  #allow(): AllowStatement {
    const tokens = this.#tokens;
    const { start } = tokens.next();
    const methods = this.#methods();
    if (!tokens.take(':')) {
      this.#endOfStatement();
      return { methods, start, end: tokens.previousEnd };
    }
    tokens.expect('if');
    if (tokens.is(';')) {
      throw tokens.fail(tokens.current, "Missing conditional expression after 'if'.");
    }
    const condition = parseExpression(tokens);
    this.#endOfStatement();
    return { methods, condition, start, end: tokens.previousEnd };
  }

  #methods(): MethodWord[] {
    const tokens = this.#tokens;
    const methods: MethodWord[] = [];
    do {
      const { text } = tokens.current;
      if (!methodWords.includes(text)) {
        throw tokens.fail(tokens.current, "Expected at least one 'operation' after 'allow'.");
      }
      methods.push(tokens.next().text as MethodWord);
    } while (tokens.take(','));
    return methods;
  }

  /** A semicolon, which the last statement of a block may leave out. */
  #endOfStatement(): void {
    const tokens = this.#tokens;
    if (tokens.take(';') || tokens.is('}')) return;
    if (tokens.isKind('path-segment')) {
      throw tokens.fail(tokens.current, "Missing 'match' keyword before path.");
    }
    throw tokens.unexpected();
  }

  #function(): FunctionDeclaration {
    const tokens = this.#tokens;
    const { start } = tokens.next();
    const { text: name, ...nameSpan } = tokens.expectIdentifier();
    const parameters = this.#parameters();
    tokens.expect('{');
    const bindings: LetBinding[] = [];
    while (tokens.is('let')) bindings.push(this.#let());
    tokens.expect('return');
    const result = parseExpression(tokens);
    tokens.take(';');
    const { end } = tokens.expect('}');
    return { name, nameSpan, parameters, bindings, result, start, end };
  }

  #parameters(): NamedSpan[] {
    const tokens = this.#tokens;
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

  #let(): LetBinding {
    const tokens = this.#tokens;
    tokens.next();
    const { text: name, ...nameSpan } = tokens.expectIdentifier();
    tokens.expect('=');
    const value = parseExpression(tokens);
    tokens.expect(';');
    return { name, nameSpan, value };
  }
}
