// Loaded by `node --import` into firebase-tools, which leads a process group of its own: without this it
// would outlive a killed `npm start` and keep its ports.
const parent = process.ppid;
const cleanEndMs = 10_000;

const watch = setInterval(() => {
  if (process.ppid === parent) return;
  // Once: a second signal makes firebase-tools end before its functions, which would then run for ever.
  clearInterval(watch);
  process.kill(process.pid, 'SIGINT');
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), cleanEndMs).unref();
}, 500).unref();
