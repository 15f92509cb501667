import type { StoredDocument } from '../../src/model/document.ts';

/** The fields of each document, as one text. */
export type Contents = ReadonlyMap<string, string>;

/** One document of one commit: its fields, or undefined when it is deleted. */
export interface ModelWrite {
  readonly name: string;
  readonly fields: object | undefined;
}

export function contentsOf(documents: readonly StoredDocument[]): Map<string, string> {
  return new Map(documents.map(({ name, fields }) => [name, textOf(fields)]));
}

export function isSame(one: Contents, other: Contents): boolean {
  return one.size === other.size && [...one].every(([name, text]) => other.get(name) === text);
}

export function describe(contents: Contents): string {
  const short = [...contents].map(([name, text]) => `${name.slice(39)}=${text.slice(0, 40)}`);
  return `{${short.sort().join(', ')}}`;
}

export function textOf(fields: object): string {
  return JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function put(state: Map<string, string>, { name, fields }: ModelWrite): void {
  if (fields === undefined) state.delete(name);
  else state.set(name, textOf(fields));
}
