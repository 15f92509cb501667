import type { RulesIssue } from './authorizer.ts';

/** A range of source: `start` inclusive, `end` exclusive, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The text of a rules file with its line starts. */
export class SourceText {
  readonly #lineStarts: readonly number[];

  constructor(content: string) {
    this.#lineStarts = lineStartsOf(content);
  }

  /** Line and column, both counted from 1. */
  positionOf(offset: number): { readonly line: number; readonly column: number } {
    const index = this.#lineStarts.findLastIndex((start) => start <= offset);
    return { line: index + 1, column: offset - (this.#lineStarts[index] ?? 0) + 1 };
  }
}

function lineStartsOf(content: string): number[] {
  const starts = [0];
  for (let at = content.indexOf('\n'); at !== -1; at = content.indexOf('\n', at + 1)) {
    starts.push(at + 1);
  }
  return starts;
}

/** Enough to repair a file; a missing quotation mark can cause hundreds more. */
const maxIssues = 50;

/** Collects the issues of a rules file, at most one per place. */
export class IssueList {
  readonly #source: SourceText;
  readonly #issues: RulesIssue[] = [];

  constructor(source: SourceText) {
    this.#source = source;
  }

  error(span: Span, description: string): void {
    this.#add(span, description, 'ERROR');
  }

  warning(span: Span, description: string): void {
    this.#add(span, description, 'WARNING');
  }

  errors(): readonly RulesIssue[] {
    return this.#of('ERROR');
  }

  warnings(): readonly RulesIssue[] {
    return this.#of('WARNING');
  }

  #of(severity: RulesIssue['severity']): RulesIssue[] {
    const found = this.#issues.filter((issue) => issue.severity === severity);
    return found.sort((a, b) => a.offset - b.offset).slice(0, maxIssues);
  }

  #add(span: Span, description: string, severity: RulesIssue['severity']): void {
    const known = this.#issues.some(
      (issue) => issue.offset === span.start && issue.description === description,
    );
    if (known) return;
    const { line, column } = this.#source.positionOf(span.start);
    // Google's emulator reports the offset of the last character, not the one after it.
    const endOffset = Math.max(span.start, span.end - 1);
    this.#issues.push({ line, column, offset: span.start, endOffset, description, severity });
  }
}
