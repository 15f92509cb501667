import { functionNotFound } from './evaluation-error.ts';
import { type RequestContext, resourceMap, serviceCallError } from './request-context.ts';
import { type Callable, invoke, signature } from './types/signature.ts';
import { is, type RulesPath, type RulesValue } from './values/rules-value.ts';

/** A function that reads a document: get, exists, getAfter, existsAfter. */
export interface DocumentFunction {
  readonly callable: Callable;
  call(context: RequestContext, values: readonly RulesValue[]): RulesValue;
}

function documentFunction(
  label: string,
  read: (context: RequestContext, path: RulesPath) => RulesValue,
): readonly [string, DocumentFunction] {
  // The signature only validates; the request decides the use of the path.
  const callable: Callable = { label, signatures: [signature(['path'], (path) => path)] };
  const call: DocumentFunction['call'] = (context, values) => {
    const path = invoke(callable, values, 0);
    if (!is(path, 'path')) throw functionNotFound(label);
    return read(context, path);
  };
  return [label, { callable, call }];
}

function getting(label: string, when: 'before' | 'after') {
  return documentFunction(label, (context, path) => {
    const document = context.lookup(label, path, when);
    if (document === undefined) throw serviceCallError(label, path);
    return resourceMap(document);
  });
}

function existing(label: string, when: 'before' | 'after') {
  return documentFunction(
    label,
    (context, path) => context.lookup(label, path, when) !== undefined,
  );
}

/** @see https://firebase.google.com/docs/reference/rules/rules.firestore */
export const documentFunctions: ReadonlyMap<string, DocumentFunction> = new Map([
  getting('get', 'before'),
  getting('getAfter', 'after'),
  existing('exists', 'before'),
  existing('existsAfter', 'after'),
]);
