/** A browser of another engine than Chromium's, with one window. */
export interface Engine {
  readonly open: (address: string) => Promise<void>;
  /** Sets the size of the page's window in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs the body of a function in the page, and returns its JSON value. */
  readonly run: <Value>(body: string) => Promise<Value>;
  readonly click: (selector: string) => Promise<void>;
  /** Replaces the text of a field with key presses. */
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}
