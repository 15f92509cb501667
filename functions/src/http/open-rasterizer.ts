import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { memoizePromise } from './memoize-promise.ts';

/** Renders SVG with texts in Figtree as PNG. */
export type Rasterizer = (svg: string) => Buffer;

const weights = [500, 700];
const require = createRequire(import.meta.url);

/** Loads the rasterizer of this instance, in WebAssembly, which no other function of the codebase loads. */
export const openRasterizer = memoizePromise(async (): Promise<Rasterizer> => {
  const [{ initWasm, Resvg }, module, ...fontBuffers] = await Promise.all([
    import('@resvg/resvg-wasm'),
    readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')),
    ...weights.map(readFont),
  ]);
  await initWasm(module);
  return (svg) => {
    const source = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Figtree' } });
    const rendered = source.render();
    const png = Buffer.from(rendered.asPng());
    // Both are in the memory of WebAssembly, which is not garbage-collected.
    rendered.free();
    source.free();
    return png;
  };
});

// build/codebases.ts adds this package to the upload, because no import names it.
async function readFont(weight: number): Promise<Uint8Array> {
  const file = `@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`;
  return new Uint8Array(await readFile(require.resolve(file)));
}
