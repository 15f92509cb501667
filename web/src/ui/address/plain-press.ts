type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Whether a press on a link leads there in this tab: others are the browser's to answer. */
export function isPlainPress(press: Press): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = press;
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
