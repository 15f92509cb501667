import { readFile, writeFile } from 'node:fs/promises';
import { defineCommand } from '../command/command.ts';
import { fromRoot } from '../command/project-root.ts';
import { runCommand } from '../processes/run-command.ts';
import { hostingRules } from './hosting-rules.ts';

/** `npm run hosting:write`: writes redirects, rewrites and headers into firebase.json. */
export const command = defineCommand({
  name: 'hosting:write',
  about:
    'Écrit dans firebase.json les redirections, réécritures et en-têtes que disent les tables.',
  options: {},
  async run() {
    const file = fromRoot('firebase.json');
    const config = JSON.parse(await readFile(file, 'utf8'));
    const { redirects: _1, rewrites: _2, headers: _3, ...byHand } = config.hosting;
    const hosting = { ...byHand, ...hostingRules() };
    await writeFile(file, JSON.stringify({ ...config, hosting }));
    // Biome formats the file, as it formats every other one: a short entry takes one line.
    const biome = fromRoot('node_modules/@biomejs/biome/bin/biome');
    const { code } = await runCommand(process.execPath, [biome, 'format', '--write', file], {
      show: true,
    });
    return code === 0 ? 0 : 1;
  },
});
