/** A data folder that cannot be used; the message says what to do. */
export class DataFolderError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DataFolderError';
  }
}
