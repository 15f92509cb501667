import { readFile } from 'node:fs/promises';
import { locales } from '@dinar/domain/language/locale';
import type { Shells } from '@dinar/site/delivery/page-renderer';
import { pathIn, shellPath } from '@dinar/site/routes/locale-path';
import { fromRoot } from '../command/project-root.ts';

/** Reads the built page without content, in each language. */
export async function builtShells(): Promise<Shells> {
  const read = locales.map(async (locale) => {
    const file = fromRoot('web/dist', `.${pathIn(locale, shellPath)}`);
    return [locale, await readFile(file, 'utf8')] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as Shells;
}
