// Replaces `java` while firebase-tools starts its Firestore emulator: answers the version check,
// and runs the embedded server instead of the JAR, with the arguments that follow it.
const args = process.argv.slice(2);
const jar = args.indexOf('-jar');

if (args.includes('-version')) {
  console.error('openjdk version "21.0.0"');
} else if (jar >= 0) {
  stopWithParent();
  const flags = ['--from-firebase-tools', ...args.slice(jar + 2)];
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...flags);
  await import('../dist/cli.cjs');
} else {
  console.error(`This java runs the embedded Firestore only; it cannot run: ${args.join(' ')}`);
  process.exitCode = 1;
}

/** firebase-tools starts its emulators detached, so nothing else ends this process when it is killed. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 1_000);
  watch.unref();
}
