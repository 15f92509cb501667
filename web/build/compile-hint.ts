// Chromium then compiles a script's functions while it comes, beside the page's own work; others take it
// for a comment. https://github.com/v8/v8/wiki/Design-Elements names it "explicit compile hints".
const compiledEarly = '//# allFunctionsCalledOnLoad';

// Of the SDK and of React, which are mostly called at once: React's one outer function was else read
// twice, the second time in the page's own thread. Of the site's own first load most waits for a
// visitor: compiling all of it took longer than compiling what is called.
const calledAtOnce = /\/node_modules\/(?:@firebase\/firestore|reactfire|react-dom)\//;

/** The line at the head of a built chunk. */
export function compileHint({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  return moduleIds.some((id) => calledAtOnce.test(id)) ? compiledEarly : '';
}
