import type { Choices } from '@dinar/domain/testing/seeded-choices';

/** What a message is by the way it was made; the oracle knows nothing else of its text. */
export interface MessageFacts {
  readonly id: string;
  readonly email: string;
  readonly sentAtMs: number;
  /** Messages of one campaign are nearly the same text; others have words of their own. */
  readonly campaign?: string;
  /** Messages of one address with the same key repeat each other. */
  readonly repeatKey: string;
  readonly fault?: 'spam' | 'rejected';
}

export interface RandomMessage {
  readonly facts: MessageFacts;
  readonly texts: Readonly<Record<string, string>>;
}

const campaigns = {
  money: ['Gagnez', 'euros', 'par', 'jour', 'cliquez', 'maintenant', 'sur', 'notre', 'portail'],
  loan: ['Crédit', 'rapide', 'sans', 'dossier', 'écrivez', 'vite', 'taux', 'réduit', 'garanti'],
  arabic: ['اربح', 'المال', 'كل', 'يوم', 'من', 'منزلك', 'اضغط', 'هنا', 'بسرعة'],
  // No words at all.
  digits: ['12', '345', '6789', '!!', '0'],
} as const;

type Campaign = keyof typeof campaigns;

/** How the messages of one commit are made. */
export interface Shape {
  readonly sentAtMs: number;
  readonly ids: (typeof idForms)[number];
  readonly campaign?: Campaign;
  readonly addresses: 'one' | 'few' | 'own';
  /** From how many numbers a text takes its own: one makes every text of the campaign the same. */
  readonly numbers: number;
}

const idForms = ['auto', 'rising', 'falling', 'percent', 'climbing'] as const;

export function randomShape(choices: Choices, sentAtMs: number): Shape {
  const names = Object.keys(campaigns) as Campaign[];
  return {
    sentAtMs,
    ids: choices.pick(idForms),
    ...(choices.chance(0.7) && { campaign: choices.pick(names) }),
    addresses: choices.pick(['one', 'few', 'own']),
    numbers: choices.pick([1, 3, 1000]),
  };
}

let made = 0;

export function randomMessage(choices: Choices, shape: Shape): RandomMessage {
  made += 1;
  const id = idOf(choices, shape.ids, made);
  const email = addressOf(choices, shape, made);
  const { sentAtMs, campaign } = shape;
  const facts = { id, email, sentAtMs };
  if (campaign === undefined || choices.chance(0.1)) return ownMessage(choices, facts);
  const number = choices.below(shape.numbers);
  const subject = 'Offre';
  const words = campaigns[campaign];
  const text = [...words.slice(0, 2), number, ...words.slice(2)].join(' ');
  return {
    facts: { ...facts, campaign, repeatKey: `${campaign} ${number}` },
    texts: { name: 'Robot', email, subject, message: disguised(choices, text) },
  };
}

/** A message in words that nobody else writes, perhaps with a fault of its own. */
function ownMessage(
  choices: Choices,
  facts: Pick<MessageFacts, 'id' | 'email' | 'sentAtMs'>,
): RandomMessage {
  const word = () => Array.from({ length: 9 }, () => choices.pick([...'abcdefghij'])).join('');
  const message = Array.from({ length: 6 }, word).join(' ');
  const own = { name: 'Amel', email: facts.email, subject: word(), message };
  const repeatKey = message;
  const form = choices.below(12);
  if (form === 0) {
    const links = `${message} https://a.example https://b.example www.c.example`;
    return { facts: { ...facts, repeatKey, fault: 'spam' }, texts: { ...own, message: links } };
  }
  if (form === 1) {
    return {
      facts: { ...facts, repeatKey, fault: 'spam' },
      texts: { ...own, website: 'http://x.tn' },
    };
  }
  if (form === 2) {
    const short = word().slice(0, 7);
    return {
      facts: { ...facts, repeatKey: short, fault: 'rejected' },
      texts: { ...own, message: short },
    };
  }
  return { facts: { ...facts, repeatKey }, texts: own };
}

// None of these makes another text of it.
function disguised(choices: Choices, text: string): string {
  return choices.pick([
    text,
    text.toUpperCase(),
    text.replaceAll(' ', '  '),
    `${text}\n`,
    [...text].join(choices.chance(0.3) ? '\u200b' : ''),
  ]);
}

function idOf(choices: Choices, form: Shape['ids'], index: number): string {
  const place = String(index).padStart(8, '0');
  const letters = Array.from({ length: 20 }, () => choices.pick([...'ABCxyz0123456789'])).join('');
  switch (form) {
    case 'auto':
      return `${letters.slice(0, 12)}${place}`;
    case 'rising':
      return `a${place}${'a'.repeat(11)}`;
    case 'falling':
      return `a${99_999_999 - index}${'a'.repeat(11)}`;
    case 'percent':
      return `%61${letters.slice(0, 8)}${place}`;
    case 'climbing':
      return `..%2f..%2frates-stats%2f${place}`;
  }
}

function addressOf(choices: Choices, { addresses }: Shape, index: number): string {
  switch (addresses) {
    case 'one':
      return 'one@example.com';
    case 'few':
      return `few-${choices.below(3)}@example.com`;
    case 'own':
      return `own-${index}@example.com`;
  }
}
