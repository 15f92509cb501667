import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { fromRoot } from '@dinar/tools/command/project-root';

/**
 * Writes the results of a bench, with its machine and date, to `.local/bench/{name}.json`. A load far above
 * the bench's own shows that the machine was busy.
 */
export async function writeResults(name: string, results: object): Promise<void> {
  const folder = fromRoot('.local/bench');
  await mkdir(folder, { recursive: true });
  const machine = {
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    node: process.version,
    loadAverage: loadavg(),
  };
  const content = { name, date: new Date().toISOString(), machine, ...results };
  await writeFile(`${folder}/${name}.json`, `${JSON.stringify(content, null, 2)}\n`);
  console.log(`\nWritten: .local/bench/${name}.json`);
}
