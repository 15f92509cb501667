/** One import in a file, as written. */
export interface WrittenImport {
  readonly specifier: string;
  readonly line: number;
}

const forms = [
  /\bfrom\s*(['"])([^'"\n]+)\1/g,
  /\bimport\s*(['"])([^'"\n]+)\1/g,
  /\b(?:import|require)\s*\(\s*(['"`])([^'"`\n]+)\1/g,
];

/** Returns every import and re-export in a TypeScript or JavaScript text: static, dynamic and of types. */
export function importsIn(text: string): WrittenImport[] {
  return forms.flatMap((form) =>
    [...text.matchAll(form)].map((match) => ({
      specifier: match[2] ?? '',
      line: text.slice(0, match.index).split('\n').length,
    })),
  );
}
