const needed = [20, 19];

/** Ends the process with a message when this Node is older than 20.19. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) {
    return;
  }
  console.error(
    `Node ${needed.join('.')} ou plus récent est nécessaire ; celui-ci est ${process.versions.node}.\n` +
      'Installez la version courante depuis https://nodejs.org/ puis relancez la commande.',
  );
  process.exit(1);
}
