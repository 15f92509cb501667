// Replaces `java` when firebase-tools starts its Firestore emulator: answers the version check and
// forwards every connection to a Firestore that runs elsewhere (FORWARD_TO=host:port). firebase-tools
// can then restart while the data and the undelivered events stay.
import net from 'node:net';

const args = process.argv.slice(2);
const [host, port] = (process.env.FORWARD_TO ?? '').split(':');

if (args.includes('-version')) {
  console.error('openjdk version "21.0.0"');
} else {
  const listenPort = Number(args[args.indexOf('--port') + 1]);
  net.createServer(forward).listen(listenPort, '127.0.0.1');
  const parent = process.ppid;
  // firebase-tools starts its emulators detached: nothing else ends this process when it is killed.
  setInterval(() => process.ppid !== parent && process.exit(), 200);
}

function forward(client) {
  const server = net.connect({ host, port: Number(port) });
  client.pipe(server).pipe(client);
  for (const [one, other] of [
    [client, server],
    [server, client],
  ]) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
}
