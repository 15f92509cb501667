// Makes Chromium compile a script's functions while it downloads, in parallel with the page's own work; other
// browsers ignore the comment. https://github.com/v8/v8/wiki/Design-Elements names it "explicit compile
// hints".
const compiledEarly = '//# allFunctionsCalledOnLoad';

// The SDK and React call most of their functions at once. Without the hint, React's single outer function was
// parsed twice, the second time on the main thread. Most functions of the site's own first load wait for a
// visitor: compiling all of them took longer than compiling those that are called.
const calledAtOnce = /\/node_modules\/(?:@firebase\/firestore|reactfire|react-dom)\//;

/** Returns the first line of a built chunk: the compile hint, or an empty text. */
export function compileHint({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  return moduleIds.some((id) => calledAtOnce.test(id)) ? compiledEarly : '';
}
