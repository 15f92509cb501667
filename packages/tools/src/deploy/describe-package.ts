import { execFile } from 'node:child_process';
import { readFile, rm, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { fromRoot } from '../command/project-root.ts';
import { type FunctionsConfig, hostingFiles, packFunctions } from './firebase-tools.ts';

interface DeployedFile {
  readonly name: string;
  readonly bytes: number;
}

/** Packs and lists the files to be uploaded, by the rules of firebase.json; uploads nothing. */
export async function describePackage(): Promise<string> {
  const { functions, hosting } = JSON.parse(await readFile(fromRoot('firebase.json'), 'utf8'));
  const sections: string[] = [];
  for (const config of functions) sections.push(await describeFunctions(config));
  const files = await sizesOf(hosting.public, hostingFiles(hosting.public, hosting.ignore));
  sections.push(section(`Hosting (${hosting.public})`, files));
  const rules = ['firestore.rules', 'firestore.indexes.json'];
  sections.push(section('Firestore', await sizesOf('.', rules)));
  return sections.join('\n');
}

async function describeFunctions(config: FunctionsConfig): Promise<string> {
  const archive = await packFunctions(config, 'tar.gz');
  const zip = await packFunctions(config);
  try {
    const { stdout } = await promisify(execFile)('tar', ['-tzf', archive]);
    const names = stdout.split('\n').filter((name) => name !== '' && !name.endsWith('/'));
    const { size } = await stat(zip);
    const title = `Functions (${config.source}), envoyées en ${kilobytes(size)} compressés`;
    return section(title, await sizesOf(config.source, names));
  } finally {
    await Promise.all([archive, zip].map((file) => rm(file, { force: true })));
  }
}

async function sizesOf(folder: string, names: readonly string[]): Promise<DeployedFile[]> {
  const files = names.map(async (name) => {
    const { size } = await stat(fromRoot(folder, name));
    return { name, bytes: size };
  });
  return (await Promise.all(files)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function section(title: string, files: readonly DeployedFile[]): string {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const lines = files.map(({ name, bytes }) => `  ${kilobytes(bytes).padStart(10)}  ${name}`);
  return [`${title} : ${files.length} fichiers, ${kilobytes(total)}`, ...lines, ''].join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} ko`;
}
