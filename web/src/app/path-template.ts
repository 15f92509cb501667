/** Whether a path fits a template in which `{name}` stands for a part of a segment, never an empty one. */
export function matchesTemplate(template: string, path: string): boolean {
  const parts = template.split(/\{\w+\}/).map(escapeForPattern);
  return new RegExp(`^${parts.join('[^/]+')}$`).test(path);
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
