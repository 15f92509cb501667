import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A chain of three certificates, valid for a day, that openssl makes for each test: no secret is versioned.
 */
export interface Chain {
  readonly root: string;
  readonly intermediate: string;
  /** For the host `localhost`. */
  readonly leaf: { readonly cert: string; readonly key: string };
}

export function makeChain(): Chain {
  const folder = mkdtempSync(path.join(tmpdir(), 'chain-'));
  const openssl = (command: string) =>
    execFileSync('openssl', command.split(' '), { cwd: folder, stdio: 'pipe' });
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const issue = (name: string, by: string | undefined, extensions: string) => {
    const key = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes';
    openssl(`req -new ${key} -keyout ${name}.key -subj /CN=${name} -out ${name}.csr`);
    writeFileSync(path.join(folder, `${name}.ext`), extensions);
    const signer =
      by === undefined ? `-signkey ${name}.key` : `-CA ${by}.crt -CAkey ${by}.key -CAcreateserial`;
    openssl(`x509 -req -in ${name}.csr ${signer} -days 1 -extfile ${name}.ext -out ${name}.crt`);
  };
  try {
    const authority = 'basicConstraints=critical,CA:TRUE\nkeyUsage=critical,keyCertSign\n';
    issue('root', undefined, authority);
    issue('intermediate', 'root', authority);
    issue('leaf', 'intermediate', 'subjectAltName=DNS:localhost\n');
    const leaf = { cert: read('leaf.crt'), key: read('leaf.key') };
    return { root: read('root.crt'), intermediate: read('intermediate.crt'), leaf };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
