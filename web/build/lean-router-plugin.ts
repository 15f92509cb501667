import type { Plugin } from 'vite';

/**
 * Lets the bundler remove the parts of react-router that the pages do not use. Without it, `Form.displayName
 * = "Form"` and an unmarked `React.forwardRef(…)` count as side effects, so the data router's forms, fetchers
 * and scroll restoration would stay in the bundle.
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

/**
 * Returns the module without the display names for developer tools, with its component factories marked pure.
 */
export function withoutSideEffects(code: string): string {
  return (
    code
      .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
      // The error boundary of the router's own routes, which the site never renders.
      .replace(
        /^(var (RenderErrorBoundary) = )(class [\s\S]*?^});\n\2\.contextType = (\w+);$/m,
        '$1/* @__PURE__ */ Object.assign($3, { contextType: $4 });',
      )
      .replace(/= (React\w*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
  );
}
