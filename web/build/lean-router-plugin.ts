import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the parts of react-router that the pages do not use.
 *
 * `Form.displayName = "Form"` and an unmarked `React.forwardRef(…)` count as side effects, so the data
 * router's forms, fetchers and scroll restoration would stay.
 */
export function leanRouterPlugin(): Plugin {
  return {
    name: 'dinar-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: withoutSideEffects(code), map: null }),
    },
  };
}

/** The module without the names given for developer tools, its component factories marked pure. */
export function withoutSideEffects(code: string): string {
  return (
    code
      .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
      // The boundary of its own routes, which nothing of ours renders.
      .replace(
        /^(var (RenderErrorBoundary) = )(class [\s\S]*?^});\n\2\.contextType = (\w+);$/m,
        '$1/* @__PURE__ */ Object.assign($3, { contextType: $4 });',
      )
      .replace(/= (React\w*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
  );
}
