/** Where the server says what happens: one event in words, with its particulars. */
export type Log = (event: string, details?: Readonly<Record<string, unknown>>) => void;
