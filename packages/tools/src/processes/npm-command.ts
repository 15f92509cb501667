/** Returns the command that runs npm: the npm that started this process, without a shell, if there is one. */
export function npmCommand(args: readonly string[]): {
  readonly file: string;
  readonly args: readonly string[];
  readonly shell: boolean;
} {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? { file: process.execPath, args: [npm, ...args], shell: false }
    : { file: 'npm', args, shell: process.platform === 'win32' };
}
