// Makes Chromium compile a script's functions while it downloads, in parallel with the page's own work; other
// browsers ignore the comment. https://github.com/v8/v8/wiki/Design-Elements names it "explicit compile
// hints".
const compiledEarly = '//# allFunctionsCalledOnLoad';

// React calls most of its functions at once. Without the hint, its single outer function was parsed twice, the
// second time on the main thread. Most functions of the site's own first load wait for a visitor: compiling all of
// them took longer than compiling those that are called. The SDK's file comes by a preload, which Chromium does not
// compile while it downloads: the hint made the main thread compile all of it.
const calledAtOnce = /\/node_modules\/react-dom\//;

/** Returns the first line of a built chunk: the compile hint, or an empty text. */
export function compileHint({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  return moduleIds.some((id) => calledAtOnce.test(id)) ? compiledEarly : '';
}
