import {
  type ImportColumn,
  knownColumns,
  parseImportColumn,
} from '@dinar/functions/sources/import-file/import-column';
import type {
  ImportField,
  ImportRow,
  ParsedFile,
  RowProblem,
} from '@dinar/functions/sources/import-file/import-row';
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { CommandError } from '../../command/command-error.ts';

/**
 * Parses a JSON file: a list of flat objects, one for each rate. Throws CommandError, with line and column,
 * for invalid JSON, for a root that is not a list, and for an unknown key.
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
    throw malformed(file, text, root?.offset ?? 0, 'une liste [ … ] de taux est attendue');
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
    } else problems.push({ line, column: '', reason: `un objet est attendu, et non ${item.type}` });
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
      const reason = `un texte ou un nombre est attendu, et non ${value?.type ?? 'rien'}`;
      return { fields, problem: { line, column: name, reason } };
    }
    if (fields[column] !== undefined) {
      const reason = `« ${fields[column].name} » dit la même chose`;
      return { fields, problem: { line, column: name, reason } };
    }
    fields[column] = { text: String(value.value).trim(), name, line };
  }
  return { fields };
}

function unknownKey(name: string, property: Node, { file, text }: Place): CommandError {
  const where = position(text, property.offset);
  const problem = `la clé « ${name} » n'est pas connue ; connues sont ${knownColumns}`;
  return new CommandError('unusable-file', `${file}, ${where} : ${problem}.`);
}

function malformed(file: string, text: string, offset: number, reason: string): CommandError {
  const problem = `${file}, ${position(text, offset)} : ce n'est pas le JSON attendu : ${reason}.`;
  return new CommandError('unusable-file', problem);
}

function position(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return `ligne ${before.split('\n').length}, colonne ${offset - lineStart + 1}`;
}

// Callers pass ascending offsets, so each line end is counted once.
function lineCounter(text: string): (offset: number) => number {
  let [line, at] = [1, 0];
  return (offset) => {
    for (; at < offset; at += 1) if (text[at] === '\n') line += 1;
    return line;
  };
}
