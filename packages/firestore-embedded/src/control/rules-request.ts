import type { ProtoJson } from '../engine/backend.ts';
import { isObject } from '../model/json.ts';
import { StatusError } from '../model/status.ts';
import type { RulesIssue } from '../rules/authorizer.ts';
import type { RulesFile } from './rules-registry.ts';

/** Reads `{rules: {files: [{name, content}]}}`; raises INVALID_ARGUMENT. */
export function parseRulesFiles(body: ProtoJson): readonly RulesFile[] {
  const rules = isObject(body.rules) ? body.rules : {};
  if (!Array.isArray(rules.files) || rules.files.length === 0) {
    throw new StatusError('INVALID_ARGUMENT', 'rules.files is missing.');
  }
  return rules.files.map((file: unknown) => {
    const { name = 'firestore.rules', content } = isObject(file) ? file : {};
    if (typeof name === 'string' && typeof content === 'string') return { name, content };
    throw new StatusError('INVALID_ARGUMENT', 'A rules file has no content.');
  });
}

/** An issue in the format that firebase-tools prints. */
export function issueJson(fileName: string, issue: RulesIssue): object {
  const { line, column, offset, endOffset, description, severity } = issue;
  return {
    sourcePosition: { fileName, line, column, currentOffset: offset, endOffset },
    description,
    severity,
  };
}

/** Converts the issues to an error that contains each place, as Google's emulator does. */
export function rulesError(issues: readonly RulesIssue[]): StatusError {
  const places = issues
    .filter((issue) => issue.severity === 'ERROR')
    .map(({ line, column, description }) => `L${line}:${column} ${description}`);
  return new StatusError('INVALID_ARGUMENT', `Error compiling rules:\n${places.join('\n')}`);
}
