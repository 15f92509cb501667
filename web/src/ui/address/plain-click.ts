type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Whether a click on a link opens it in this tab; the browser handles the others. */
export function isPlainClick(click: Click): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = click;
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
