import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const require = createRequire(import.meta.url);
const weights = [500, 700, 800];

let started: Promise<void> | undefined;

/**
 * Returns a function that renders SVG with text in Figtree as PNG. It uses no native code, so its output is
 * the same on every system.
 */
export async function openRasterizer(): Promise<(svg: string) => Uint8Array> {
  started ??= start();
  const [fontBuffers] = await Promise.all([Promise.all(weights.map(readFont)), started]);
  return (svg) =>
    new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Figtree' } }).render().asPng();
}

// The module of resvg throws when it is initialized twice.
async function start(): Promise<void> {
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
}

async function readFont(weight: number): Promise<Uint8Array> {
  const file = `@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`;
  return new Uint8Array(await readFile(require.resolve(file)));
}
