/** Why a local run could not do its work. */
export type LocalRunErrorCode =
  | 'bad-flag'
  | 'port-taken'
  | 'build-failed'
  | 'bad-site-config'
  | 'no-official-emulator'
  | 'emulators-failed'
  | 'interrupted';

/** An outcome to tell the person at the terminal: its message says what to do. */
export class LocalRunError extends Error {
  readonly code: LocalRunErrorCode;

  constructor(code: LocalRunErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'LocalRunError';
    this.code = code;
  }
}
