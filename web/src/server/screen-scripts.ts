export const screenScriptsElementId = 'screen-scripts';

/** The shell's element that lists each screen's scripts; rendered pages omit it. */
export const screenScriptsElement = new RegExp(
  `<script[^>]*id="${screenScriptsElementId}"[^>]*>([\\s\\S]*?)</script>\\s*`,
);

/** Returns the scripts of each module that loads later, by the path of the module from `src`. */
export function screenScriptsOf(shell: string): Readonly<Record<string, readonly string[]>> {
  const json = screenScriptsElement.exec(shell)?.[1];
  if (json === undefined) throw new Error('The shell does not list the scripts of its screens');
  return JSON.parse(json);
}

/**
 * Returns a function that lists the scripts of a screen, without the entry; it throws for an unknown screen.
 */
export function screenScriptsIn(shell: string): (module: string) => readonly string[] {
  const scripts = screenScriptsOf(shell);
  return (module) => {
    const found = scripts[module];
    if (!found) throw new Error(`The shell's build has no screen ${module}`);
    return found;
  };
}
