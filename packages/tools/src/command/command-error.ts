/** Why a command could not do its work. */
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

/** Raised for an outcome that needs no stack trace: the message says in French what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code: CommandErrorCode;

  constructor(code: CommandErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
