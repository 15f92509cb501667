import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { kept } from './kept.ts';

/** Renders SVG with texts in Figtree as PNG. */
export type Rasterizer = (svg: string) => Buffer;

const weights = [500, 700];
const require = createRequire(import.meta.url);

/** The rasterizer of this instance: WebAssembly, which no other function of the codebase loads. */
export const openRasterizer = kept(async (): Promise<Rasterizer> => {
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
    // Both are in the memory of WebAssembly, of which nobody collects garbage.
    rendered.free();
    source.free();
    return png;
  };
});

// The build names this package for the upload: no import does.
async function readFont(weight: number): Promise<Uint8Array> {
  const file = `@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`;
  return new Uint8Array(await readFile(require.resolve(file)));
}
