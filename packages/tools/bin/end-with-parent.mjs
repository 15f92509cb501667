// Loaded by `node --import` into firebase-tools, which leads a process group of its own: without this it
// would outlive a killed `npm start` and keep its ports.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGINT'), 500).unref();
