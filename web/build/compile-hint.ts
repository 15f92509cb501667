// Chromium then compiles a script's functions while it comes, beside the page's own work; others take it
// for a comment. https://github.com/v8/v8/wiki/Design-Elements names it "explicit compile hints".
const compiledEarly = '//# allFunctionsCalledOnLoad';

// Of the SDK alone, nearly all of which runs at once. Of the first load most waits for a visitor:
// compiling all of it took longer than compiling what is called.
const sdk = /\/node_modules\/(?:@firebase\/firestore|reactfire)\//;

/** The line that stands at the head of a built chunk. */
export function compileHint({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  return moduleIds.some((id) => sdk.test(id)) ? compiledEarly : '';
}
