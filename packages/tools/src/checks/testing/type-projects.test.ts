import { expect, test } from 'vitest';
import { importsIn } from '../borders/imports-in.ts';
import { resolveImport } from '../borders/resolve-import.ts';
import { codeFiles } from '../repository-files.ts';
import { reachedBy, typeProjects, workspacesBehind } from './type-projects.ts';

const foldersReached = (...files: readonly string[]) =>
  reachedBy(files).map(({ folder }) => folder);

test('A change reaches its workspace and those that import it', () => {
  expect(foldersReached('packages/domain/src/a.ts')).toEqual(typeProjects.map((it) => it.folder));
  expect(foldersReached('functions/src/a.ts')).toEqual(
    expect.arrayContaining(['functions', 'packages/tools', 'tests']),
  );
  expect(foldersReached('functions/src/a.ts')).not.toContain('web');
  expect(foldersReached('tests/a.ts')).toEqual(['tests']);
  expect(foldersReached('docs/a.md', 'README.md')).toEqual([]);
  expect(foldersReached('tsconfig.base.json')).toHaveLength(typeProjects.length);
});

test('A relative import that leaves its workspace leads to one that package.json names', async () => {
  const workspaces = [...new Set(typeProjects.map(({ workspace }) => workspace))];
  const workspaceOf = (path: string) => workspaces.find((folder) => path.startsWith(`${folder}/`));
  const undeclared = (await codeFiles()).flatMap(({ path, text }) => {
    const own = workspaceOf(path);
    return importsIn(text).flatMap(({ specifier }) => {
      const target = resolveImport(path, specifier, new Map());
      const other = target.kind === 'package' ? undefined : workspaceOf(target.path);
      return own === undefined || other === undefined || workspacesBehind(own).has(other)
        ? []
        : [`${path} imports ${specifier}`];
    });
  });
  expect(undeclared).toEqual([]);
});
