import type { MatchBlock } from './ast.ts';
import type { IssueList } from './issue-list.ts';

/**
 * Reports `{name=**}` where it is not allowed: a path may have only one, in version 1 only as the last
 * segment.
 */
export function checkPatterns(
  blocks: readonly MatchBlock[],
  version: '1' | '2',
  issues: IssueList,
  hasRestAbove = false,
): void {
  for (const { pattern, matches } of blocks) {
    let hasRest = hasRestAbove;
    for (const [index, segment] of pattern.entries()) {
      if (segment.kind !== 'wildcard' || !segment.rest) continue;
      const rule = hasRest
        ? 'Only one glob match is permitted in a match declaration path.'
        : 'Glob matches are permitted as the last segment in a match declaration path.';
      const isLast = index === pattern.length - 1;
      if (hasRest || (version === '1' && !isLast)) {
        issues.error(segment, `Invalid glob match expression. ${rule}`);
      }
      hasRest = true;
    }
    checkPatterns(matches, version, issues, hasRest);
  }
}
