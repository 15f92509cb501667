/** The fields of a built chunk that determine the styles of a screen. */
export interface StyledChunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** The names of its style sheets. */
  readonly styles: readonly string[];
}

/** The style sheets that the pages of some screens need, or, without screens, all pages. */
export interface PageStyles {
  readonly screens?: readonly string[];
  readonly files: readonly string[];
}

/**
 * Divides the style sheets of a build by the screens that reach them, also through parts that load later.
 * `screenIn` returns the screen of a module. A sheet comes after those that its chunk imports, and after the
 * sheets of more screens, because a screen's rules hold over those of the pieces that it uses.
 */
export function pageStyles(
  chunks: readonly StyledChunk[],
  screenIn: (moduleId: string) => string | undefined,
): PageStyles[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const ofEntry = new Set<string>();
  const reached = (start: string, follow: (chunk: StyledChunk) => readonly string[]) => {
    const names = new Set([start]);
    // Iterating over a set also visits the elements that are added during the loop.
    for (const name of names) {
      const chunk = byName.get(name);
      for (const next of chunk ? follow(chunk) : []) if (!ofEntry.has(next)) names.add(next);
    }
    return names;
  };
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry');
  for (const name of reached(entry.fileName, ({ imports }) => imports)) ofEntry.add(name);

  // What the entry loads later and is no screen, such as the footer, any page may need.
  const screensOf = new Map<string, Set<string | undefined>>();
  const later = [...ofEntry].flatMap((name) => byName.get(name)?.dynamicImports ?? []);
  for (const start of new Set(later)) {
    const screen = screenIn(byName.get(start)?.facadeModuleId ?? '');
    for (const name of reached(start, (one) => [...one.imports, ...one.dynamicImports])) {
      screensOf.set(name, new Set([...(screensOf.get(name) ?? []), screen]));
    }
  }
  const ordered = new Set<StyledChunk>();
  const place = (chunk: StyledChunk, above: ReadonlySet<string> = new Set()) => {
    if (ordered.has(chunk) || above.has(chunk.fileName)) return;
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) place(imported, new Set([...above, chunk.fileName]));
    }
    ordered.add(chunk);
  };
  for (const chunk of [entry, ...chunks]) place(chunk);
  const families = new Map<string, string[]>([['', []]]);
  for (const { fileName, styles } of ordered) {
    if (styles.length === 0) continue;
    const screens = screensOf.get(fileName) ?? new Set([undefined]);
    const family = screens.has(undefined) ? '' : [...screens].sort().join(' ');
    families.set(family, [...(families.get(family) ?? []), ...styles]);
  }
  return [...families]
    .map(([family, files]) => ({ files, ...(family && { screens: family.split(' ') }) }))
    .sort((a, b) => (b.screens?.length ?? Infinity) - (a.screens?.length ?? Infinity));
}

const linkedSheet = /<link rel="stylesheet"[^>]*>\s*/g;

/**
 * Returns the page with its styles inline, in place of its linked sheets: one round trip less before the first
 * paint. A disabled link names each sheet, which nobody loads; by it Vite's loader knows that the page has it.
 * Throws for a sheet whose text would close the style element.
 */
export function withInlineStyles(
  html: string,
  styles: readonly PageStyles[],
  read: (file: string) => string,
): string {
  const elements = styles
    .filter(({ files }) => files.length > 0)
    .map(({ screens, files }) => {
      const css = files.map((file) => read(file).trim()).join('\n');
      if (/<\/style/i.test(css))
        throw new Error(`${files.join(', ')} contain "</style" and cannot be inlined`);
      const links = files
        .map((file) => `<link rel="stylesheet" disabled href="/${file}">`)
        .join('');
      const element = `<style>${css}</style>${links}`;
      return screens ? `<!--${screens.join(' ')}-->${element}<!--/-->` : element;
    });
  let isPlaced = false;
  const inlined = html.replace(linkedSheet, () => {
    const placed = isPlaced ? '' : elements.join('');
    isPlaced = true;
    return placed;
  });
  if (!isPlaced) throw new Error('The built page links no style sheet');
  return inlined;
}
