import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine. */
export interface MailServer {
  readonly url: string;
  /** The text of every mail accepted so far, including headers. */
  readonly taken: readonly string[];
  /** Answers each next recipient with this code; 250 accepts the mail. */
  answerWith(code: number): void;
  stop(): Promise<void>;
}

/** Starts an SMTP server that accepts mail from anybody. */
export async function startMailServer(): Promise<MailServer> {
  const taken: string[] = [];
  let code = 250;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(code < 400 ? null : Object.assign(new Error('Not now'), { responseCode: code })),
    onData: async (stream, _session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(Buffer.from(chunk));
      taken.push(Buffer.concat(chunks).toString());
      done();
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port for mail');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    answerWith: (next) => {
      code = next;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
