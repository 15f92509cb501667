import type {
  AllowStatement,
  FunctionDeclaration,
  MatchBlock,
  RulesTree,
  ServiceBlock,
} from './ast.ts';
import { tokenize } from './lexer.ts';
import { parsePattern } from './parse-path.ts';
import { parseAllow, parseFunction } from './parse-statement.ts';
import type { IssueList } from './source-text.ts';
import { SyntaxFailure, TokenStream } from './token-stream.ts';

/** The contents of a service or match block during parsing. */
interface Body {
  readonly functions: FunctionDeclaration[];
  readonly allows: AllowStatement[];
  readonly matches: MatchBlock[];
}

/** Parses one rules file; reports an issue for a broken statement and continues with the next one. */
export function parseRules(content: string, issues: IssueList): RulesTree {
  return new RulesParser(new TokenStream(tokenize(content, issues), issues), issues).file();
}

class RulesParser {
  readonly #tokens: TokenStream;
  readonly #issues: IssueList;

  constructor(tokens: TokenStream, issues: IssueList) {
    this.#tokens = tokens;
    this.#issues = issues;
  }

  file(): RulesTree {
    const tokens = this.#tokens;
    const functions: FunctionDeclaration[] = [];
    const services: ServiceBlock[] = [];
    const version = this.#version();
    while (!tokens.isKind('end')) {
      this.#statement(() => {
        if (tokens.is('service')) services.push(this.#service());
        else if (tokens.is('function')) functions.push(parseFunction(tokens));
        else throw tokens.unexpected();
      });
      // This closing bracket ends no block; skipping a statement stops before it.
      if (tokens.is('}')) {
        tokens.unexpected();
        tokens.next();
      }
    }
    if (services.length === 0 && functions.length === 0 && this.#issues.errors().length === 0) {
      tokens.mismatch("{'function', 'import', 'service'}");
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

  /** Reads the version, which must come first; a file without one has version 1. */
  #version(): '1' | '2' {
    const tokens = this.#tokens;
    const { start } = tokens.current;
    if (!tokens.take('rules_version')) return '1';
    let version: '1' | '2' = '1';
    this.#statement(() => {
      tokens.expect('=');
      if (!tokens.isKind('string')) throw tokens.mismatch('STRING');
      const { value } = tokens.next();
      const span = tokens.spanFrom(start);
      tokens.take(';');
      if (value === '2') version = value;
      else if (value !== '1') {
        this.#issues.error(span, `Unsupported rules version ${String(value)}.`);
      }
    });
    return version;
  }

  #service(): ServiceBlock {
    const { start } = this.#tokens.next();
    let { name, nameSpan } = this.#tokens.expectName();
    while (this.#tokens.take('.')) name += `.${this.#tokens.expectName().name}`;
    nameSpan = this.#tokens.spanFrom(nameSpan.start);
    const { functions, matches } = this.#body('service');
    return { name, nameSpan, functions, matches, ...this.#tokens.spanFrom(start) };
  }

  #match(): MatchBlock {
    const { start } = this.#tokens.next();
    const pattern = parsePattern(this.#tokens);
    return { pattern, ...this.#body('match'), ...this.#tokens.spanFrom(start) };
  }

  #body(owner: 'service' | 'match'): Body {
    const tokens = this.#tokens;
    const body: Body = { functions: [], allows: [], matches: [] };
    tokens.expect('{');
    if (tokens.is('}')) {
      const description = `The '${owner}' body must contain at least one declaration.`;
      this.#issues.error(tokens.current, description);
    }
    while (!tokens.is('}') && !tokens.isKind('end')) {
      this.#statement(() => this.#member(owner, body));
    }
    tokens.expect('}');
    return body;
  }

  #member(owner: 'service' | 'match', body: Body): void {
    const tokens = this.#tokens;
    if (tokens.is('match')) body.matches.push(this.#match());
    else if (tokens.is('function')) body.functions.push(parseFunction(tokens));
    else if (tokens.is('allow') && owner === 'match') body.allows.push(parseAllow(tokens));
    else if (tokens.isKind('path-segment') || tokens.is('/')) {
      throw tokens.fail(tokens.current, "Missing 'match' keyword before path.");
    } else throw tokens.unexpected();
  }
}
