/** The kinds of failure of a command. */
type CommandErrorCode =
  | 'misuse'
  | 'unusable-file'
  | 'no-database'
  | 'missing-setting'
  | 'write-interrupted'
  | 'port-taken'
  | 'build-failed'
  | 'deploy-failed'
  | 'operations-failed'
  | 'bad-site-config'
  | 'no-official-emulator'
  | 'missing-packages'
  | 'emulators-failed'
  | 'interrupted';

/** Thrown for a failure that needs no stack trace; the message gives the remedy in French. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code: CommandErrorCode;

  constructor(code: CommandErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
