import type { ExpressionReport } from './coverage-report.ts';

/** The coverage report for people: the rules, with the outcomes of each condition. */
export function coveragePage(content: string, report: readonly ExpressionReport[]): string {
  const marks = report.flatMap(marksOf);
  const opening = new Map<number, string>();
  const closing = new Map<number, string>();
  for (const { sourcePosition, title, state } of marks) {
    const { currentOffset, endOffset } = sourcePosition;
    const tag = `<span class="${state}" title="${escapeHtml(title)}">`;
    opening.set(currentOffset, `${opening.get(currentOffset) ?? ''}${tag}`);
    closing.set(endOffset, `${closing.get(endOffset) ?? ''}</span>`);
  }
  const text = Array.from(
    { length: content.length },
    (_, at) => `${opening.get(at) ?? ''}${escapeHtml(content.charAt(at))}${closing.get(at) ?? ''}`,
  ).join('');
  return `<!DOCTYPE html>
<meta charset="utf-8">
<title>Firestore Rule Coverage Report</title>
<style>
pre { line-height: 1.9 }
span { border-bottom: 2px solid; padding-bottom: 2px }
.seen { border-color: #2a7d2a }
.failed { border-color: #b36b00 }
.never { border-color: #b00020; background: #b0002018 }
</style>
<pre>${text}</pre>
`;
}

interface Mark extends Pick<ExpressionReport, 'sourcePosition'> {
  readonly title: string;
  readonly state: 'seen' | 'failed' | 'never';
}

/** Outer expressions first, so that the tags nest. */
function marksOf({ sourcePosition, values = [], children = [] }: ExpressionReport): Mark[] {
  const failed = values.some(({ value }) => 'undefined' in value);
  const state = values.length === 0 ? 'never' : failed ? 'failed' : 'seen';
  const title = values.map(({ value, count }) => `${count} × ${JSON.stringify(value)}`).join('\n');
  return [
    { sourcePosition, title: title || 'never evaluated', state },
    ...children.flatMap(marksOf),
  ];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
