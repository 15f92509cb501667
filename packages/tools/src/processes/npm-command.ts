/** How to run npm without a shell: through the npm that started us, when one did. */
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
