import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type ImportColumn, knownColumns, parseImportColumn } from './import-column.ts';
import { ImportError } from './import-error.ts';
import type { ImportField, ImportRow, ParsedFile, RowProblem } from './import-row.ts';

/**
 * Takes a JSON file apart: a list of flat objects, one a rate. Raises ImportError, with line and
 * column, for what is no JSON, no such list, or holds a key that is not understood.
 */
export function parseRatesJson(text: string, file: string): ParsedFile {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error !== undefined) {
    const reason = printParseErrorCode(error.error).replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
    throw malformed(file, text, error.offset, reason.toLowerCase());
  }
  if (root?.type !== 'array') {
    throw malformed(file, text, root?.offset ?? 0, 'expected a list [ … ] of rates');
  }
  const lineOf = lineCounter(text);
  const rows: ImportRow[] = [];
  const problems: RowProblem[] = [];
  for (const item of root.children ?? []) {
    const line = lineOf(item.offset);
    if (item.type === 'object') {
      const row = readRow(item, line, { file, text, lineOf });
      if (row.problem === undefined) rows.push({ line, fields: row.fields });
      else problems.push(row.problem);
    } else problems.push({ line, column: '', reason: `expected an object, not ${item.type}` });
  }
  return { rows, problems };
}

interface Place {
  readonly file: string;
  readonly text: string;
  readonly lineOf: (offset: number) => number;
}

function readRow(
  item: Node,
  rowLine: number,
  place: Place,
): { fields: Partial<Record<ImportColumn, ImportField>>; problem?: RowProblem } {
  const fields: Partial<Record<ImportColumn, ImportField>> = {};
  for (const property of item.children ?? []) {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    const column = parseImportColumn(name);
    if (column === undefined) throw unknownKey(name, property, place);
    const line = value === undefined ? rowLine : place.lineOf(value.offset);
    if (value?.type === 'null') continue;
    if (value?.type !== 'string' && value?.type !== 'number') {
      const reason = `expected a text or a number, not ${value?.type ?? 'nothing'}`;
      return { fields, problem: { line, column: name, reason } };
    }
    if (fields[column] !== undefined) {
      const reason = `"${fields[column].name}" means the same`;
      return { fields, problem: { line, column: name, reason } };
    }
    fields[column] = { text: String(value.value).trim(), name, line };
  }
  return { fields };
}

function unknownKey(name: string, property: Node, { file, text }: Place): ImportError {
  const where = position(text, property.offset);
  const problem = `the key "${name}" is not known; known are ${knownColumns}`;
  return new ImportError('unknown-column', `${file}, ${where}: ${problem}.`);
}

function malformed(file: string, text: string, offset: number, reason: string): ImportError {
  const problem = `${file}, ${position(text, offset)}: this is not the JSON expected: ${reason}.`;
  return new ImportError('malformed-file', problem);
}

function position(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return `line ${before.split('\n').length}, column ${offset - lineStart + 1}`;
}

// Offsets come in rising order, so each line end is passed once.
function lineCounter(text: string): (offset: number) => number {
  let [line, at] = [1, 0];
  return (offset) => {
    for (; at < offset; at += 1) if (text[at] === '\n') line += 1;
    return line;
  };
}
