/**
 * Replaces Vite's preloading of styles and scripts before an import: all styles are in the shell, and
 * a rendered page names its screen's scripts.
 */
export const __vitePreload = <Module>(load: () => Promise<Module>): Promise<Module> => load();
